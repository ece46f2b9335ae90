/** What a case has in common with its kind: the name of the source decides how it is read. */
export interface Case {
  what: string;
  name?: string;
  from: string;
  to: string;
}

export const CASES: readonly Case[] = [
  // GitHub and Docusaurus
  {what: 'a box of GitHub', from: '> [!NOTE]\n> One.', to: ':::note\nOne.\n:::'},
  {
    what: 'a box with a title behind its name',
    from: ':::caution Two\nOne.\n:::',
    to: ':::warning[Two]\nOne.\n:::',
  },
  {
    what: 'a box in one of ours',
    from: ':::tip\n> [!NOTE]\n> One.\n:::',
    to: '::::tip\n:::note\nOne.\n:::\n::::',
  },
  {
    what: 'tabs above a text',
    from: '<Tabs>\n  <TabItem value="a" label="A">\n\n  ```js\n  <b>{x}</b>\n  ```\n\n  </TabItem>\n  <TabItem value="b">\n  Two\n  </TabItem>\n</Tabs>\n\nEnd.',
    to: '- **A**\n\n  ```js\n  <b>{x}</b>\n  ```\n\n- **b**\n\n  Two\n\nEnd.',
  },
  {
    what: 'tabs at the end',
    from: '## A\n\n<Tabs>\n<TabItem label="B">\n\n## C\n\nOne\n\n</TabItem>\n</Tabs>',
    to: '## A\n\n### B\n\n#### C\n\nOne',
  },
  {
    what: 'a folded text',
    from: '<details>\n<summary>Why?</summary>\n\nSo.\n\n</details>',
    to: '## Why?\n\nSo.',
  },
  {
    what: 'an anchor',
    from: '## New {#old}\n\n## Same {#same}',
    to: '## New {/* #old */}\n\n## Same',
  },
  {
    what: 'a component',
    from: 'See <Price unit="EUR" /> now.',
    to: 'See `<Price unit="EUR" />` now.',
  },
  {what: 'an import', name: 'a.mdx', from: "import A from './a';\n\nOne {x}.", to: 'One \\{x}.'},
  // MkDocs
  {
    what: 'tabs and boxes of MkDocs in a list',
    from: '1. One\n\n    === "A"\n\n        ```sh\n        ls\n        ```\n\n    !!! danger "B"\n        Two\n\n2. Three',
    to: '1. One\n\n   - **A**\n\n     ```sh\n     ls\n     ```\n\n   :::danger[B]\n   Two\n   :::\n\n2. Three',
  },
  {
    what: 'a box with a name of its own',
    from: '??? prerequisite\n    One',
    to: ':::note[Prerequisite]\nOne\n:::',
  },
  {
    what: 'icons and buttons',
    from: 'Press :material-check: or [go](/a){ .md-button }.',
    to: 'Press or [go](/a).',
  },
  {
    what: 'lines to mark',
    from: '```py hl_lines="2 3" linenums="1"\na\n```',
    to: '```py {2,3}\na\n```',
  },
  // GitBook
  {
    what: 'a box in a step',
    from: '1. One\n\n   {% hint style="warning" %}\n   Two\n   {% endhint %}',
    to: '1. One\n\n   :::warning\n   Two\n   :::',
  },
  {
    what: 'code with a title',
    from: '{% code title="a.js" %}\n```js\n{{ a }}\n```\n{% endcode %}',
    to: '```js title="a.js"\n{{ a }}\n```',
  },
  {
    what: 'a link and a film',
    from: '{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}\n\n{% embed url="https://x.org/a" %}',
    to: '[A](a.md)\n\n[https://x.org/a](https://x.org/a)',
  },
  {
    what: 'an image with a caption',
    from: '<figure><img src="a (1).png" alt=""><figcaption><p>A</p></figcaption></figure>',
    to: '![A](<a (1).png>)',
  },
  {
    what: 'steps',
    from: '{% stepper %}\n{% step %}\n## A\nOne\n{% endstep %}\n{% endstepper %}',
    to: '## A\n\nOne',
  },
  // Hugo
  {
    what: 'boxes of Hugo',
    from: '{{% notice tip %}}\nOne\n{{% /notice %}}\n\n{{< alert title="A" color="warning" >}}\nTwo\n{{< /alert >}}',
    to: ':::tip\nOne\n:::\n\n:::warning[A]\nTwo\n:::',
  },
  {
    what: 'links and images of Hugo',
    from: '[A]({{< relref "b/c.md#d" >}})\n\n{{< figure src="/e.png" caption="F" >}}',
    to: '[A](b/c.md#d)\n\n![F](/e.png)',
  },
  {
    what: 'code of Hugo',
    from: '{{< highlight sh "x=1" >}}\na $(get_tx_key TXID)\n{{< /highlight >}}',
    to: '```sh\na $(get_tx_key TXID)\n```',
  },
  {
    what: 'a text that only the site had',
    from: 'One {{< param "x" >}}.',
    to: 'One `{{< param "x" >}}`.',
  },
  // Jekyll
  {
    what: 'boxes of Jekyll',
    from: '> One\n{: .prompt-tip }\n\n{: .warning }\nTwo\n\n{: .note-title }\n> A\n>\n> Three',
    to: ':::tip\nOne\n:::\n\n:::warning\nTwo\n:::\n\n:::note[A]\nThree\n:::',
  },
  {
    what: 'addresses of Jekyll',
    from: '[A]({{ site.baseurl }}/b/){:target="_blank"}, [C]({% link _docs/d.md %}), [E]({{ "/f" | relative_url }})',
    to: '[A](/b/), [C](d.md), [E](/f)',
  },
  {
    what: 'code of Jekyll',
    from: '{% highlight rb %}\n{% raw %}\n{% endhighlight %}\n\n    <b> is indented',
    to: '```rb\n{% raw %}\n```\n\n```text\n<b> is indented\n```',
  },
  {what: 'a table of contents', from: '1. TOC\n{:toc}\n\nOne', to: 'One'},
  // Help desks
  {
    what: 'an article of Intercom',
    name: 'a.html',
    from: '<h2 id="h_1"><b>A</b></h2><div class="intercom-interblocks-callout" style="background-color: #fed9db80"><p>One <b>two </b>three.</p></div><p>&nbsp;</p><pre><code class="language-json">{"a": &lt;b&gt;}</code></pre>',
    to: '## A\n\n:::danger\nOne **two** three.\n:::\n\n```json\n{"a": <b>}\n```',
  },
  {
    what: 'an article of Zendesk',
    name: 'a.html',
    from: '<nav>Home</nav><main><h3 id="fees">What it costs</h3><div class="note"><p>One {two} &lt; 3<br><br>Press <kbd>F5</kbd>.</p></div><table><tr><td>A</td></tr><tr><td><p>b</p><p>c|d</p></td></tr></table><p style="display:none">old</p></main>',
    to: '## What it costs {/* #fees */}\n\n:::note\nOne \\{two} \\< 3\n\nPress <kbd>F5</kbd>.\n:::\n\n| A |\n| - |\n| b<br />c\\|d |',
  },
  {
    what: 'HTML between Markdown',
    from: '<p align="center">One <i>two</i> and **three**</p>\n\nA <span style="color:red">b</span> <a href="/c"><b>d</b></a>',
    to: 'One *two* and **three**\n\nA b [**d**](/c)',
  },
  // Notion
  {what: 'a box of Notion', from: '<aside>\n⚠️ One.\n\n</aside>', to: ':::warning\nOne.\n:::'},
  // All
  {
    what: 'marks of lists, emphasis and headings',
    from: 'A\n---\n\n#### B\n\n* _c_\n* __d__',
    to: '## A\n\n### B\n\n- *c*\n- **d**',
  },
  {
    what: 'what only looks like a tag or code',
    from: 'Use <your-key>, {name}, 5 < 6 and `{x}`.',
    to: 'Use \\<your-key>, \\{name}, 5 \\< 6 and `{x}`.',
  },
  {
    what: 'addresses',
    from: 'See https://x.org/a or wss://x.org, get_tx_key TXID and <a@x.org>.',
    to: 'See [https://x.org/a](https://x.org/a) or wss://x.org, get_tx_key TXID and [a@x.org](mailto:a@x.org).',
  },
  {
    what: 'comments',
    from: '<!-- one -->\n\nTwo\n\n{% comment %}three{% endcomment %}',
    to: '{/* one */}\n\nTwo\n\n{/*three*/}',
  },
];
