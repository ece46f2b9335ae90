type Case = [what: string, from: string, to: string, name?: string];

/** What the text of an article becomes. The name of the source decides how it is read. */
export const CASES: readonly Case[] = [
  // GitHub and Docusaurus
  ['a box of GitHub', '> [!NOTE]\n> One.', ':::note\nOne.\n:::'],
  ['a box with a title behind its name', ':::caution Two\nOne.\n:::', ':::warning[Two]\nOne.\n:::'],
  ['a box in one of ours', ':::tip\n> [!NOTE]\n> One.\n:::', '::::tip\n:::note\nOne.\n:::\n::::'],
  [
    'tabs above a text',
    '<Tabs>\n  <TabItem value="a" label="A">\n\n  ```js\n  <b>{x}</b>\n  ```\n\n  </TabItem>\n  <TabItem value="b">\n  Two\n  </TabItem>\n</Tabs>\n\nEnd.',
    '- **A**\n\n  ```js\n  <b>{x}</b>\n  ```\n\n- **b**\n\n  Two\n\nEnd.',
  ],
  [
    'tabs at the end',
    '## A\n\n<Tabs>\n<TabItem label="B">\n\n## C\n\nOne\n\n</TabItem>\n</Tabs>',
    '## A\n\n### B\n\n#### C\n\nOne',
  ],
  ['a folded text', '<details>\n<summary>Why?</summary>\n\nSo.\n\n</details>', '## Why?\n\nSo.'],
  ['an anchor', '## New {#old}\n\n## Same {#same}', '## New {/* #old */}\n\n## Same'],
  ['a component', 'See <Price unit="EUR" /> now.', 'See `<Price unit="EUR" />` now.'],
  ['an import', "import A from './a';\n\nOne {x}.", 'One \\{x}.', 'a.mdx'],
  // MkDocs
  [
    'tabs and boxes of MkDocs in a list',
    '1. One\n\n    === "A"\n\n        ```sh\n        ls\n        ```\n\n    !!! danger "B"\n        Two\n\n2. Three',
    '1. One\n\n   - **A**\n\n     ```sh\n     ls\n     ```\n\n   :::danger[B]\n   Two\n   :::\n\n2. Three',
  ],
  ['a box with a name of its own', '??? prerequisite\n    One', ':::note[Prerequisite]\nOne\n:::'],
  ['icons and buttons', 'Press :material-check: or [go](/a){ .md-button }.', 'Press or [go](/a).'],
  ['lines to mark', '```py hl_lines="2 3" linenums="1"\na\n```', '```py {2,3}\na\n```'],
  // GitBook
  [
    'a box in a step',
    '1. One\n\n   {% hint style="warning" %}\n   Two\n   {% endhint %}',
    '1. One\n\n   :::warning\n   Two\n   :::',
  ],
  [
    'code with a title',
    '{% code title="a.js" %}\n```js\n{{ a }}\n```\n{% endcode %}',
    '```js title="a.js"\n{{ a }}\n```',
  ],
  [
    'a link and a film',
    '{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}\n\n{% embed url="https://x.org/a" %}',
    '[A](a.md)\n\n[https://x.org/a](https://x.org/a)',
  ],
  [
    'an image with a caption',
    '<figure><img src="a (1).png" alt=""><figcaption><p>A</p></figcaption></figure>',
    '![A](<a (1).png>)',
  ],
  ['steps', '{% stepper %}\n{% step %}\n## A\nOne\n{% endstep %}\n{% endstepper %}', '## A\n\nOne'],
  // Hugo
  [
    'boxes of Hugo',
    '{{% notice tip %}}\nOne\n{{% /notice %}}\n\n{{< alert title="A" color="warning" >}}\nTwo\n{{< /alert >}}',
    ':::tip\nOne\n:::\n\n:::warning[A]\nTwo\n:::',
  ],
  [
    'links and images of Hugo',
    '[A]({{< relref "b/c.md#d" >}})\n\n{{< figure src="/e.png" caption="F" >}}',
    '[A](b/c.md#d)\n\n![F](/e.png)',
  ],
  [
    'code of Hugo',
    '{{< highlight sh "x=1" >}}\na $(get_tx_key TXID)\n{{< /highlight >}}',
    '```sh\na $(get_tx_key TXID)\n```',
  ],
  ['a text that only the site had', 'One {{< param "x" >}}.', 'One `{{< param "x" >}}`.'],
  // Jekyll
  [
    'boxes of Jekyll',
    '> One\n{: .prompt-tip }\n\n{: .warning }\nTwo\n\n{: .note-title }\n> A\n>\n> Three',
    ':::tip\nOne\n:::\n\n:::warning\nTwo\n:::\n\n:::note[A]\nThree\n:::',
  ],
  [
    'addresses of Jekyll',
    '[A]({{ site.baseurl }}/b/){:target="_blank"}, [C]({% link _docs/d.md %}), [E]({{ "/f" | relative_url }})',
    '[A](/b/), [C](d.md), [E](/f)',
  ],
  [
    'code of Jekyll',
    '{% highlight rb %}\n{% raw %}\n{% endhighlight %}\n\n    <b> is indented',
    '```rb\n{% raw %}\n```\n\n```text\n<b> is indented\n```',
  ],
  ['a table of contents', '1. TOC\n{:toc}\n\nOne', 'One'],
  // Help desks
  [
    'an article of Intercom',
    '<h2 id="h_1"><b>A</b></h2><div class="intercom-interblocks-callout" style="background-color: #fed9db80"><p>One <b>two </b>three.</p></div><p>&nbsp;</p><pre><code class="language-json">{"a": &lt;b&gt;}</code></pre>',
    '## A\n\n:::danger\nOne **two** three.\n:::\n\n```json\n{"a": <b>}\n```',
    'a.html',
  ],
  [
    'an article of Zendesk',
    '<nav>Home</nav><main><h3 id="fees">What it costs</h3><div class="note"><p>One {two} &lt; 3<br><br>Press <kbd>F5</kbd>.</p></div><table><tr><td>A</td></tr><tr><td><p>b</p><p>c|d</p></td></tr></table><p style="display:none">old</p></main>',
    '## What it costs {/* #fees */}\n\n:::note\nOne \\{two} \\< 3\n\nPress <kbd>F5</kbd>.\n:::\n\n| A |\n| - |\n| b<br />c\\|d |',
    'a.html',
  ],
  [
    'HTML between Markdown',
    '<p align="center">One <i>two</i> and **three**</p>\n\nA <span style="color:red">b</span> <a href="/c"><b>d</b></a>',
    'One *two* and **three**\n\nA b [**d**](/c)',
  ],
  // Notion
  ['a box of Notion', '<aside>\n⚠️ One.\n\n</aside>', ':::warning\nOne.\n:::'],
  // All
  [
    'marks of lists, emphasis and headings',
    'A\n---\n\n#### B\n\n* _c_\n* __d__',
    '## A\n\n### B\n\n- *c*\n- **d**',
  ],
  [
    'what only looks like a tag or code',
    'Use <your-key>, {name}, 5 < 6 and `{x}`.',
    'Use \\<your-key>, \\{name}, 5 \\< 6 and `{x}`.',
  ],
  [
    'addresses',
    'See https://x.org/a or wss://x.org, get_tx_key TXID and <a@x.org>.',
    'See [https://x.org/a](https://x.org/a) or wss://x.org, get_tx_key TXID and [a@x.org](mailto:a@x.org).',
  ],
  [
    'comments',
    '<!-- one -->\n\nTwo\n\n{% comment %}three{% endcomment %}',
    '{/* one */}\n\nTwo\n\n{/*three*/}',
  ],
];
