import {describe, expect, test} from 'vitest';

import {repairFiles, repairText} from '@site/scripts/check/fix';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, SITE_PAGE, VALID_FILES} from '../support/repository';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

/** Ten minutes. */
const LONG = 'word '.repeat(2000).trim();
const HEAD = page(FRONT_MATTER.article, '').trimEnd();
/** A text in an article, and after the repair. */
const repaired = async (body: string): Promise<string> => {
  const {content} = await repairText(`${HEAD}\n\n${body}\n`, ROOT);
  expect(content.startsWith(`${HEAD}\n\n`)).toBe(true);
  return content.slice(HEAD.length + 2).replace(/\n$/, '');
};

const REPAIRS: readonly [what: string, before: string, after: string][] = [
  ['list markers', '* One\n* Two', '- One\n- Two'],
  ['nested lists', 'Text:\n* One\n    * Two\n\n+ Three', 'Text:\n\n- One\n  - Two\n\n- Three'],
  [
    'blank lines',
    '## A\nText.\n\n\n\n## B\n- One\n```sh\nls\n```\nText.',
    '## A\n\nText.\n\n## B\n\n- One\n\n```sh\nls\n```\n\nText.',
  ],
  ['spaces at the end', 'Text. \nMore.   ', 'Text.\nMore.'],
  ['tabs', '-\tOne\n\t- Two\n\nA\tword', '- One\n  - Two\n\nA word'],
  [
    'non-breaking spaces',
    'It takes 5\u00a0minutes or 6&nbsp;hours.',
    'It takes 5 minutes or 6 hours.',
  ],
  ['invisible characters', 'Pay\u200bment', 'Payment'],
  [
    'closed and underlined headings',
    'First\n=====\n\nText.\n\nSecond\n---\n\n## Third ##',
    '# First\n\nText.\n\n## Second\n\n## Third',
  ],
  [
    'marks around spaces',
    'A ** word ** and [ a link ](./x.md).',
    'A **word** and [a link](./x.md).',
  ],
  [
    'code that is only indented',
    'Run:\n\n    ls <br>\n\nText.',
    'Run:\n\n```text\nls <br>\n```\n\nText.',
  ],
  ['a comment', 'Text.\n\n<!-- one\ntwo -->', 'Text.\n\n{/* one\ntwo */}'],
  [
    'addresses in angle brackets',
    'See <https://bitcoin.org/en>, <a@b.org>.',
    'See [https://bitcoin.org/en](https://bitcoin.org/en), [a@b.org](mailto:a@b.org).',
  ],
  ['the anchor of a heading', '## Ways {#the-ways}', '## Ways {/* #the-ways */}'],
  ['line breaks', '| A |\n| --- |\n| One<br>two<BR> |', '| A |\n| --- |\n| One<br />two<br /> |'],
  [
    'tags for which there is a mark',
    '<b>One</b>, <em>two</em>, <code>a_b</code>, <a href="https://x.org">x</a>.',
    '**One**, *two*, `a_b`, [x](https://x.org).',
  ],
  [
    'code between two steps',
    '1. Run:\n\n```sh\nls\n```\n\n2. Look.',
    '1. Run:\n\n   ```sh\n   ls\n   ```\n\n2. Look.',
  ],
  [
    'a box of GitHub',
    '> [!WARNING]\n> Take care.\n> And more.\n\nText.',
    ':::warning\n\nTake care.\nAnd more.\n\n:::\n\nText.',
  ],
  ['its gravest box', '> [!CAUTION]\n> Take care.', ':::danger\n\nTake care.\n\n:::'],
  ['a box of Obsidian', '> [!tip]- A title\n> Take care.', ':::tip[A title]\n\nTake care.\n\n:::'],
  [
    'a box of MkDocs',
    '!!! note "A title"\n    One.\n\n    Two.\n\nText.',
    ':::note[A title]\n\nOne.\n\nTwo.\n\n:::\n\nText.',
  ],
  [
    'a folded box of MkDocs',
    'Text.\n??? important\n    One.',
    'Text.\n\n:::info[Important]\n\nOne.\n\n:::',
  ],
  [
    'a box in a box',
    '!!! note\n    One.\n\n    !!! tip\n        Two.',
    '::::note\n\nOne.\n\n:::tip\n\nTwo.\n\n:::\n\n::::',
  ],
  [
    'a box in a list',
    '1. One.\n\n   > [!NOTE]\n   > Two.\n\n2. Three.',
    '1. One.\n\n   :::note\n\n   Two.\n\n   :::\n\n2. Three.',
  ],
  [
    'a nested list with code',
    '-   One\n\n    -   Two:\n\n        ```sh\n        a\n          b\n        ```\n\n    -   Three',
    '- One\n\n  - Two:\n\n    ```sh\n    a\n      b\n    ```\n\n  - Three',
  ],
  ['a box of GitBook', '{% hint style="success" %}\nOne.\n{% endhint %}', ':::tip\n\nOne.\n\n:::'],
  [
    'a box of GitHub Docs',
    '{% note %}\n\n**Note:** One.\n\n{% endnote %}',
    ':::note\n\n**Note:** One.\n\n:::',
  ],
  [
    'a box of Hugo',
    '{{< caution >}}\nOne.\n{{< /caution >}}',
    ':::warning[Caution]\n\nOne.\n\n:::',
  ],
  [
    'a box of Starlight',
    '<Aside type="tip" title="A title">\nOne.\n</Aside>',
    ':::tip[A title]\n\nOne.\n\n:::',
  ],
  ['a paragraph that goes on', '> [!TIP]\n> One\ntwo.', ':::tip\n\nOne\ntwo.\n\n:::'],
  ['a shortcode of Hugo', '{{% notice info %}}\nOne.\n{{% /notice %}}', ':::info\n\nOne.\n\n:::'],
  ['a box of Notion', '<aside>\nOne.\n</aside>', ':::note\n\nOne.\n\n:::'],
  ['an indented box', '<Tip>\n    One.\n\n    - Two\n</Tip>', ':::tip\n\nOne.\n\n- Two\n\n:::'],
  ['a box in a comment', '<!-- one\n> [!NOTE]\n> two -->', '{/* one\n> [!NOTE]\n> two */}'],
  ['a box in code', 'One:\n\n    > [!NOTE]\n    > two', 'One:\n\n```text\n> [!NOTE]\n> two\n```'],
  ['a list below a step', '1. One\n  - a\n  - b\n2. Two', '1. One\n   - a\n   - b\n2. Two'],
  ['bullets', 'Text:\n• One\n• Two', 'Text:\n\n- One\n- Two'],
  ['a tag of an image', '<img src="/img/a.svg" alt="One">', '![One](/img/a.svg)'],
  [
    'other addresses',
    '<tel:+48221> <ftp://a.org>',
    '[+48221](tel:+48221) [ftp://a.org](ftp://a.org)',
  ],
  [
    'tabs around code',
    '- One\n\n\t```make\n\ta:\n\t```',
    '- One\n\n    ```makefile\n\ta:\n    ```',
  ],
  ['a box of Mintlify', '<Note>One.</Note>', ':::note\n\nOne.\n\n:::'],
  ['a box of Docusaurus 2', ':::caution Care\n\nOne.\n\n:::', ':::warning[Care]\n\nOne.\n\n:::'],
  [
    'an article of Zendesk',
    '<h2 id="h_1"><span class="large">One</span></h2>\n<p>Two&nbsp;<b>three</b>.<br>Four</p>\n<ul>\n<li>Five</li>\n</ul>\n<hr>\n<p><u>Six</u></p>',
    '## One\n\nTwo **three**.\\\nFour\n\n- Five\n\n---\n\nSix',
  ],
  [
    'a table in HTML',
    '<table style="width: 1%"><tr><th>A</th></tr><tr><td><code>b|c</code></td></tr></table>',
    '| A      |\n| ------ |\n| `b\\|c` |',
  ],
  [
    'attributes of Jekyll and Pandoc',
    'One.{:.x}\n\n![A](/b.svg){width="6in"}',
    'One.\n\n![A](/b.svg)',
  ],
  ['marked words of Pandoc', 'A [word]{.mark} [[b]{.underline}](./c.md).', 'A word [b](./c.md).'],
  [
    'an anchor of GitBook',
    '## One <a href="#docs-guid-1" id="first"></a>',
    '## One {/* #first */}',
  ],
  ['a code block without a language', '```\none\n```', '```text\none\n```'],
  ['a tag of an image without words', '<img src="/a.svg" style="width: 1px"/>', '![](/a.svg)'],
  [
    'a callout of ReadMe',
    '> 🚧 A title\n>\n> One.\n\n> 📘 Two.\n',
    ':::warning[A title]\n\nOne.\n\n:::\n\n:::note\n\nTwo.\n\n:::',
  ],
  [
    'text of a step around an image',
    '1. One\n\n<img src="/a.svg" alt="A" class="x" />\n\n2. Two',
    '1. One\n\n   ![A](/a.svg)\n\n2. Two',
  ],
  [
    'blank lines beside code that runs',
    '## A\nOne.\n\n<Code text={`\n# b  \n`} />',
    '## A\n\nOne.\n\n<Code text={`\n# b  \n`} />',
  ],
  ['American spelling', 'A color, a color.', 'A colour, a colour.'],
  [
    'a list and a table indented by tabs',
    'A:\n\n\t- One\n\t\t- Two\n\t- Three\n\nB:\n\n\t| C |\n\t| --- |\n\t| D |',
    'A:\n\n- One\n  - Two\n- Three\n\nB:\n\n| C |\n| --- |\n| D |',
  ],
  [
    'code in HTML',
    '<p>One</p>\n<pre><code class="language-sh">ls &lt;a&gt; "{}"\n\n  `b`\n</code></pre>\n<pre>c\nd</pre>',
    'One\n\n```sh\nls <a> "{}"\n\n  `b`\n```\n\n```text\nc\nd\n```',
  ],
  [
    'lists of different markers',
    '- One\n\n+ Two\n  * Three\n    + Four',
    '- One\n\n- Two\n  - Three\n    - Four',
  ],
  [
    'other marks around code',
    '- One\n\n  ~~~js\n  a\n\n  b\n  ~~~',
    '- One\n\n  ```js\n  a\n\n  b\n  ```',
  ],
  ['other rules', 'One\n___\nTwo\n\n***\n\nThree', 'One\n\n---\nTwo\n\n---\n\nThree'],
  ['the prompt of commands', '```sh\n$ ls\n$ pwd\n```', '```sh\nls\npwd\n```'],
  [
    'terms that have another name here',
    'Log in to it, logging into it, or logged on to it after two working days. Seed phrases `log in to`.',
    'Sign in to it, signing in to it, or signed in to it after two business days. Recovery phrases `log in to`.',
  ],
  [
    'layout of HTML and MDX',
    '<div class="row">\n  One\n\n  <CodeGroup>\n    ```sh\n    ls\n    ```\n  </CodeGroup>\n</div>\nTwo',
    'One\n\n```sh\nls\n```\n\nTwo',
  ],
  [
    'layout of GitBook',
    '{% stepper %}\n{% step %}\n## One\n{% endstep %}\n{% endstepper %}\n\n{% code lineNumbers="true" %}\n```sh\nls\n```\n{% endcode %}',
    '## One\n\n```sh\nls\n```',
  ],
  [
    'the title of code',
    '{% code title="index.js" %}\n```js\nrun();\n```\n{% endcode %}',
    '```js title="index.js"\nrun();\n```',
  ],
  [
    'folded texts at the end of a section',
    '## A\n\n<details>\n<summary><b>B</b></summary>\n\nOne\n\n</details>\n\n::: details C\nTwo\n:::\n\n## D',
    '## A\n\n### B\n\nOne\n\n### C\n\nTwo\n\n## D',
  ],
  [
    'tabs of Docusaurus',
    '<Tabs groupId="os">\n  <TabItem value="a" label="A">\n    One\n  </TabItem>\n  <TabItem value="b" label="B">\n    Two\n  </TabItem>\n</Tabs>',
    '## A\n\nOne\n\n## B\n\nTwo',
  ],
  [
    'tabs of GitBook',
    '{% tabs %}\n{% tab title="A" %}\nOne\n{% endtab %}\n\n{% tab title="B" %}\nTwo\n{% endtab %}\n{% endtabs %}',
    '## A\n\nOne\n\n## B\n\nTwo',
  ],
  [
    'tabs of MkDocs',
    '=== "A"\n\n    One\n\n    - Two\n\n=== "B"\n\n    Three',
    '## A\n\nOne\n\n- Two\n\n## B\n\nThree',
  ],
  ['sections that start too low', '### A\n\nOne\n\n#### B\n\nTwo', '## A\n\nOne\n\n### B\n\nTwo'],
  ['several titles', '# A\n\nOne\n\n## B\n\nTwo\n\n# C', '## A\n\nOne\n\n### B\n\nTwo\n\n## C'],
  [
    'languages of VuePress and other names',
    '```js{1,3}\na\n```\n\n```js:line-numbers {1}\nb\n```\n\n```golang\nc\n```',
    '```js {1,3}\na\n```\n\n```js {1}\nb\n```\n\n```go\nc\n```',
  ],
  ['imports', 'import A from "@site/a";\nimport B from "b";\n\nOne', 'One'],
  ['a table of contents', 'One\n\n[[toc]]\n\n[TOC]\n\nTwo', 'One\n\nTwo'],
  ['code on a line of its own', '<code>run *x* [a](b)</code>', '`run *x* [a](b)`'],
  [
    'embedded pages',
    '{% embed url="https://example.com/a" %}\n\n## A\n\n{% embed url="https://example.com/b" %}\nB\n{% endembed %}',
    '[https://example.com/a](https://example.com/a)\n\n## A\n\n[B](https://example.com/b)',
  ],
  ['an attribute of MkDocs', 'One [two](/three){ .md-button }.', 'One [two](/three).'],
  ['a level that is skipped', '## A\n\n#### B\n\n#### C\n\n## D', '## A\n\n### B\n\n### C\n\n## D'],
  ['the title once more, written differently', '# How to **Pay In**!\n\nOne', 'One'],
  [
    'bold lines as headings',
    '## A\n\n**B**\n\nOne\n\n**C**\n\n- Two',
    '## A\n\n### B\n\nOne\n\n### C\n\n- Two',
  ],
  [
    'a table without bars',
    'A | B\n--- | ---\n1 | 2 \\|',
    '| A | B |\n| --- | --- |\n| 1 | 2 \\| |',
  ],
  [
    'an address that no link uses',
    'One [two].\n\n[two]: /a\n[three]: /b',
    'One [two].\n\n[two]: /a',
  ],
  ['a comment in a link', '[comment]: # (one two)\n\nThree', '{/* one two */}\n\nThree'],
  ['words that are struck out', 'A <del>word</del>, <s>two</s>.', 'A ~~word~~, ~~two~~.'],
  [
    'a link with a class, an image with spaces and brackets in its address',
    '<a class="x" href="https://x.org">x</a>\n\n<Image src="/a (1).svg" alt="A" width={4} />',
    '[x](https://x.org)\n\n![A](/a%20%281%29.svg)',
  ],
  [
    'American spelling at the start',
    '## Colors of it\n\n- Organize. Favorites.',
    '## Colours of it\n\n- Organise. Favourites.',
  ],
  [
    'steps of Mintlify',
    '<Steps>\n  <Step title="A">\n    One\n\n    Two\n  </Step>\n  <Step title="B">\n    Three\n  </Step>\n</Steps>',
    '## A\n\nOne\n\nTwo\n\n## B\n\nThree',
  ],
  ['raised and lowered text', 'x^2^ and H~2~O', 'x<sup>2</sup> and H<sub>2</sub>O'],
  ['keys', 'Press ++ctrl+c++ or ++esc++.', 'Press <kbd>ctrl</kbd>+<kbd>c</kbd> or <kbd>esc</kbd>.'],
  ['icons of MkDocs', 'One :material-check: two.', 'One two.'],
  ['a table of contents of Jekyll', 'One\n\n1. TOC\n{:toc}\n\nTwo', 'One\n\nTwo'],
  [
    'a box around code with its marks',
    '> [!NOTE]\n> One\n>\n> ```md\n> ::::tip\n> ::::\n> ```',
    ':::::note\n\nOne\n\n```md\n::::tip\n::::\n```\n\n:::::',
  ],
  [
    'the caption of an embedded page',
    '{% embed url="https://x.org/a" %}\nA caption\n{% endembed %}',
    '[A caption](https://x.org/a)',
  ],
  [
    'lines and paragraphs of a cell in HTML',
    '<table><tr><th>A</th></tr><tr><td>b<br>c</td></tr><tr><td><p>d</p><p>e</p></td></tr></table>',
    '| A     |\n| ----- |\n| b<br />c |\n| d<br />e |',
  ],
  [
    'anchors of headings in HTML',
    '<h2 id="the-fees">What it costs</h2>\n<h2><a name="why"></a>The reason</h2>\n<h3 id="the-same">The <b>same</b></h3>',
    '## What it costs {/* #the-fees */}\n\n## The reason {/* #why */}\n\n### The **same**',
  ],
  [
    'anchors above headings',
    '<a name="fees"></a>\n## What it costs\n\n<a id="why"></a>\n\n### The reason',
    '## What it costs {/* #fees */}\n\n### The reason {/* #why */}',
  ],
  [
    'a box of Just the Docs',
    '{: .note }\nOne.\n\n{: .tip-title }\n> A title\n>\n> Two.\n\nThree.\n{: .warning }',
    ':::note\n\nOne.\n\n:::\n\n:::tip[A title]\n\nTwo.\n\n:::\n\n:::warning\n\nThree.\n\n:::',
  ],
  ['a box of AsciiDoc', 'NOTE: One\ntwo.\n\nThree.', ':::note\n\nOne\ntwo.\n\n:::\n\nThree.'],
  [
    'a box and code of Sphinx',
    '```{note}\nOne.\n```\n\n```{code-block} python\nrun()\n```',
    ':::note\n\nOne.\n\n:::\n\n```python\nrun()\n```',
  ],
  [
    'the language of MkDocs',
    '``` { .sh .no-copy hl_lines="1 3" title="a.sh" }\nls\n```',
    '```sh {1,3} title="a.sh"\nls\n```',
  ],
  [
    'a definition list',
    'One\n: Two\n  three\n\nFour\n: Five',
    '- **One**: Two\n  three\n\n- **Four**: Five',
  ],
  [
    'links of Hugo and Jekyll',
    '[One]({{< relref "a/b" >}}), [two]({{% ref "./c.md#d" %}}), [three]({% link e.md %}#f), {{< page-ref ref="g" caption="four" >}}.',
    '[One](a/b.md), [two](./c.md#d), [three](e.md#f), [four](g.md).',
  ],
  [
    'images and films of Hugo',
    '{{< figure src="/a.svg" alt="A" >}}\n\n{{< youtube abc >}}',
    '![A](/a.svg)\n\n[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
  ],
  [
    'code of Hugo and Jekyll',
    '{{< highlight go >}}\nx := {1}\n{{< /highlight >}}\n\n{% highlight ruby %}\ny\n{% endhighlight %}',
    '```go\nx := {1}\n```\n\n```ruby\ny\n```',
  ],
  [
    'tabs above a text',
    '=== "A"\n\n    One\n\n=== " B"\n\n    ```sh\n    ls\n    ```\n\nThree',
    '- **A**\n\n  One\n\n- **B**\n\n  ```sh\n  ls\n  ```\n\nThree',
  ],
  [
    'steps above a text',
    '<Steps>\n<Step title="A">\nOne\n</Step>\n<Step title="B">\nTwo\n</Step>\n</Steps>\n\nThree',
    '1. **A**\n\n   One\n\n2. **B**\n\n   Two\n\nThree',
  ],
  [
    'tabs with headings',
    '{% tabs %}\n{% tab title="A" %}\n## B\n\n```sh\n# One\n```\n{% endtab %}\n{% endtabs %}',
    '## A\n\n### B\n\n```sh\n# One\n```',
  ],
  [
    'tabs of Nextra and Hugo',
    '<Tabs items={[\'A\']}>\n  <Tabs.Tab>\n    One\n  </Tabs.Tab>\n</Tabs>\n\n## B\n\n{{< tabs >}}\n{{% tab "C" %}}\nTwo\n{{% /tab %}}\n{{< /tabs >}}',
    '## A\n\nOne\n\n## B\n\n### C\n\nTwo',
  ],
  [
    'names for machines',
    'One user_id of 0xab5801a7d398351b8be11c439e05c5b3259aec9b in /etc/one/two.conf.',
    'One `user_id` of `0xab5801a7d398351b8be11c439e05c5b3259aec9b` in `/etc/one/two.conf`.',
  ],
  [
    'tags that change the look',
    'One <span style="color:red">two</span> <font size="2">three</font>.',
    'One two three.',
  ],
  ['a language that nobody knows here', '```go-html-template\none\n```', '```text\none\n```'],
  [
    'names and verbs with a capital',
    'The Github page. A Paypal account is Centralized.',
    'The GitHub page. A PayPal account is Centralised.',
  ],
  ['a box of VitePress', '::: tip\nOne.\n:::', ':::tip\n\nOne.\n\n:::'],
  [
    'a term with marks in code',
    'The **One**\n: Two\n\n**Three**\n: Four',
    'The **One**\n: Two\n\n- **Three**: Four',
  ],
  [
    'tags of a template in code that is only indented',
    'One:\n\n    {{< youtube abc >}}\n    a&nbsp;b',
    'One:\n\n```text\n{{< youtube abc >}}\na&nbsp;b\n```',
  ],
  [
    'spaces inside of tags',
    '<p>One <strong>two </strong>three<em> four</em>.</p>',
    'One **two** three *four*.',
  ],
  [
    'a nested list in a box',
    '{% hint style="info" %}\n- One\n  - Two\n{% endhint %}',
    ':::info\n\n- One\n  - Two\n\n:::',
  ],
  ['a space at the end of a link in HTML', '<p><a href="/a">One </a>two</p>', '[One](/a) two'],
  [
    'the anchor of a heading of Jekyll',
    '## One\n{: #the-one }\n\n## Two {: #the-two }',
    '## One {/* #the-one */}\n\n## Two {/* #the-two */}',
  ],
  [
    'an underlined heading in a folded text',
    '## A\n\n<details>\n<summary>B</summary>\n\nC\n---\n\nOne\n\n</details>\n\n## D',
    '## A\n\n### B\n\n#### C\n\nOne\n\n## D',
  ],
  [
    'two numbered lists in HTML',
    '<ol>\n<li>One</li>\n</ol>\n<ol>\n<li>Two</li>\n</ol>\n\n<ol><li>Three</li></ol>',
    '1. One\n\n1) Two\n\n1. Three',
  ],
  [
    'anchors with capitals, and the links to them',
    '<h2 id="Fees">What it costs</h2>\n\n## Why {#The-Reason}\n\n<a name="Way"></a>\n## How\n\n[One](#Fees), [two](#The-Reason), [three](#Way).',
    '## What it costs {/* #fees */}\n\n## Why {/* #the-reason */}\n\n## How {/* #way */}\n\n[One](#fees), [two](#the-reason), [three](#way).',
  ],
  [
    'words of headings to which links lead',
    '[One](#the-colors-of-it)\n\n## The colors of it',
    '[One](#the-colours-of-it)\n\n## The colours of it',
  ],
  [
    'a table of contents that is a list',
    'One.\n\nIn this article:\n\n- [A](#a)\n- [B](#b)\n  - [C](#c)\n\n## A\n\n## B\n\n### C',
    'One.\n\n## A\n\n## B\n\n### C',
  ],
  [
    'the address of the site, an image, a comment and the name of an icon of Liquid',
    '[One]({{ site.baseurl }}/a/b/), [two]({{ "/c" | relative_url }}).\n\n{% image a/b.png Three %}\n\n{% comment %}\nFour\n{% endcomment %}\n\nFive **{% octicon "trash" aria-label="Six" %}**',
    '[One](/a/b/), [two](/c).\n\n![Three](a/b.png)\n\n{/*\nFour\n*/}\n\nFive **Six**',
  ],
  [
    'a licence that one has',
    'The license, an MIT license or your license. We license it.',
    'The licence, an MIT licence or your licence. We license it.',
  ],
  ['a box of Nuxt', '::callout{icon="a" color="warning"}\nOne.\n::', ':::warning\n\nOne.\n\n:::'],
  ['numbers of lines of HackMD', '```javascript=101\na\n```', '```javascript\na\n```'],
  ['a link in bold', '<a href="/x">**One**</a>', '[**One**](/x)'],
  [
    'a card of GitBook without a link',
    '{% content-ref url="kcal.md" %}\nKCAL\n{% endcontent-ref %}',
    '[KCAL](kcal.md)',
  ],
  [
    'a style sheet',
    'One.\n\n<style>\n.a { color: red; width: 50%; }\n</style>\n\nTwo.',
    'One.\n\nTwo.',
  ],
  [
    'an address of a wallet with its network',
    'Send to eth:0x4aa42145Aa6Ebf72e164C9bBC74fbD3788045016.',
    'Send to `eth:0x4aa42145Aa6Ebf72e164C9bBC74fbD3788045016`.',
  ],
  [
    'an anchor that a heading has anyway',
    '## How it works {: #how-it-works }\n\nOne.\n\n## Two {#two}',
    '## How it works\n\nOne.\n\n## Two',
  ],
  [
    'an address of Jekyll without a slash',
    '[One]({{ "a/b/#c" | relative_url }})',
    '[One](/a/b/#c)',
  ],
  [
    'tabs that have their headings',
    '## A\n\n<Tabs>\n<TabItem value="a" label="One">\n\n### One\n\nA\n\n</TabItem>\n<TabItem value="b" label="Two-three">\n\n### Two - three\n\nB\n\n</TabItem>\n</Tabs>\n\n## C',
    '## A\n\n### One\n\nA\n\n### Two - three\n\nB\n\n## C',
  ],
  [
    'tabs that have their headings at another level',
    '## A\n\n{% tabs %}\n{% tab title="One" %}\n# One\n\nA\n\n## Two\n\nB\n{% endtab %}\n{% endtabs %}\n\n## C',
    '## A\n\n### One\n\nA\n\n#### Two\n\nB\n\n## C',
  ],
  [
    'nested lists in tabs',
    '=== "One"\n    - a\n      - b\n\n=== "Two"\n    - c\n      - d\n\nText.',
    '- **One**\n\n  - a\n    - b\n\n- **Two**\n\n  - c\n    - d\n\nText.',
  ],
  ['a nested list in a folded text', '::: details One\n- a\n  - b\n:::', '## One\n\n- a\n  - b'],
  ['a nested list in a box of Nuxt', '::note\n- a\n  - b\n::', ':::note\n\n- a\n  - b\n\n:::'],
  [
    'a section with an anchor, underlined',
    'Fees {/* #fees */}\n------\n\nText.',
    '## Fees\n\nText.',
  ],
  [
    'the words of a heading whose anchor is its own',
    '## Organize the fees {/* #organize-the-fees */}\n\nText.',
    '## Organise the fees {/* #organize-the-fees */}\n\nText.',
  ],
  [
    'tags in code that is only indented',
    'One:\n\n    <div>\n      {a}\n    </div>',
    'One:\n\n```text\n<div>\n  {a}\n</div>\n```',
  ],
  [
    'a card of GitBook around its link',
    '{% content-ref url="notes/a.md" %}\n[notes](notes/a.md)\n{% endcontent-ref %}',
    '[notes](notes/a.md)',
  ],
  [
    'code with numbered lines of HackMD without a language',
    '```=\na\n```\n\n```=12\nb\n```',
    '```text\na\n```\n\n```text\nb\n```',
  ],
  [
    'an indented box of Nuxt',
    '- One\n\n  ::note\n  Two.\n  ::',
    '- One\n\n  :::note\n\n  Two.\n\n  :::',
  ],
  [
    'tags that only change how a text looks',
    'A <mark class="x">word</mark>, <u>two</u>, <del class="y">three</del><ins>four</ins> and <small>more</small>.',
    'A word, two, ~~three~~ four and more.',
  ],
  [
    'badges of VitePress, and links to their heading',
    '## `use` <Badge type="info" text="new" />\n\n<Badge>Beta</Badge> One, [two](#use).\n\n- A<Badge text="old" />',
    '## `use` (new)\n\nBeta One, [two](#use-new).\n\n- A (old)',
  ],
  [
    'components that show an image',
    '<Zoomable src="/img/a b.png" alt="One" />\n\n<img\n  src="/img/b.png"\n  alt="Two"\n  className="block dark:hidden"\n/>\n\n<img src="/img/c.png" alt="Two" className="hidden dark:block" />',
    '![One](/img/a%20b.png)\n\n![Two](/img/b.png)',
  ],
  [
    'cards of Mintlify',
    'A:\n\n<CardGroup cols={2}>\n<Card title="One" icon="x" href="/one">\n  Two\n  three.\n</Card>\n<Card title="Four">\n  Five.\n</Card>\n</CardGroup>\n\nB',
    'A:\n\n- [One](/one): Two three.\n- **Four**: Five.\n\nB',
  ],
  [
    'cards of Starlight',
    '<CardGrid>\n<LinkCard title="One" href="/one" description="Two." />\n<LinkCard title="Three" href="/three" />\n</CardGrid>',
    '- [One](/one): Two.\n- [Three](/three)',
  ],
  [
    'cards of GitBook',
    '<table data-view="cards"><thead><tr><th></th><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td><i class="fa-robot">:robot:</i></td><td><h4>One</h4></td><td>Two.</td><td><a href="a.md">a.md</a></td></tr></tbody></table>',
    '- [One](a.md): Two.',
  ],
  [
    'addresses without a link',
    'See https://bitcoin.org/en/ and more.\n\n| A |\n| --- |\n| https://www.bitcoin.org/ |',
    'See [https://bitcoin.org/en/](https://bitcoin.org/en/) and more.\n\n| A |\n| --- |\n| [https://www.bitcoin.org/](https://www.bitcoin.org/) |',
  ],
  [
    'badges in brackets',
    'One (<Badge text="new" />) and two <Badge text="old" />.',
    'One (new) and two (old).',
  ],
  [
    'an image for dark mode alone',
    '<img src="/a.png" alt="One" className="hidden dark:block" />\n\n<img src="/b.png" alt="Two" className="dark:hidden" />',
    '![One](/a.png)\n\n![Two](/b.png)',
  ],
  ['an image that links to itself', '[![One](/img/a.png)](/img/a.png)', '![One](/img/a.png)'],
  [
    'a link of a heading to itself before its pin',
    '## One [\u200b](https://a.example/#one) <a href="#one" id="one"></a>\n\nText.',
    '## One\n\nText.',
  ],
  ['hyphens for a dash', 'Two -- or three --- four.', 'Two – or three – four.'],
  [
    'hyphens below a line that could ask for a command',
    'Typical use cases:\n\n- One -- two',
    'Typical use cases:\n\n- One – two',
  ],
  ['an icon in front of a link', '[{% icon fa-download %} One](/a)', '[One](/a)'],
  ['highlighted text', 'One ==two three== four.', 'One two three four.'],
  [
    'a code block with only a title',
    '``` title="One two"\nls\n```',
    '```text title="One two"\nls\n```',
  ],
  [
    'a definition with code',
    '`One`\n: Two.\n\n  ```sh\n  ls\n  ```\n\n`Three`\n: Four.',
    '- **`One`**: Two.\n\n  ```sh\n  ls\n  ```\n\n- **`Three`**: Four.',
  ],
  ['a definition that goes on', '`a`\n: One\n\n    Two', '- **`a`**: One\n\n    Two'],
  [
    'names and slips in lower case',
    'On github, ethereum and *monero* are prefered by usb, and ids are transferrable.',
    'On GitHub, Ethereum and *Monero* are preferred by USB, and IDs are transferable.',
  ],
  [
    'a box of GitHub in one of ours',
    ':::tip\n\nOne.\n\n> [!NOTE]\n> Two.\n\n:::',
    '::::tip\n\nOne.\n\n:::note\n\nTwo.\n\n:::\n\n::::',
  ],
  [
    'three boxes of MkDocs in each other',
    '!!! note\n    One.\n\n    !!! tip\n        Two.\n\n        !!! info\n            Three.',
    ':::::note\n\nOne.\n\n::::tip\n\nTwo.\n\n:::info\n\nThree.\n\n:::\n\n::::\n\n:::::',
  ],
  [
    'a box of GitHub in the inner one of two of ours',
    '::::note\n\n:::tip\n\nOne.\n\n> [!NOTE]\n> Two.\n\n:::\n\n::::',
    ':::::note\n\n::::tip\n\nOne.\n\n:::note\n\nTwo.\n\n:::\n\n::::\n\n:::::',
  ],
  [
    'notes and tips beyond three boxes',
    ':::note\nOne.\n:::\n\n:::danger\nTwo.\n:::\n\n:::warning\nThree.\n:::\n\n1. Four\n\n   :::tip[Why?]\n   Five.\n   :::\n\n:::info\n- Six\n:::',
    ':::note\nOne.\n:::\n\n:::danger\nTwo.\n:::\n\n:::warning\nThree.\n:::\n\n1. Four\n\n   **Why?** Five.\n\n**Note:**\n\n- Six',
  ],
  [
    'American spelling in a genitive and behind a term',
    'The catalog’s page.\n\n- **One**: Analyze it.\n- **Two**: Color Organization',
    'The catalogue’s page.\n\n- **One**: Analyse it.\n- **Two**: Color Organization',
  ],
  [
    'names that the page has in code',
    'Call `proposeStrat()` or ufwx. A proposeStrat is no **proposeStrat**, ufwxx or proposeStrat-a.\n\n`ufwx`',
    'Call `proposeStrat()` or `ufwx`. A `proposeStrat` is no **`proposeStrat`**, ufwxx or proposeStrat-a.\n\n`ufwx`',
  ],
  [
    'a path with parameters',
    'In x/{name}/ and /v1/{id}/a, but not {limit}.',
    'In `x/{name}/` and `/v1/{id}/a`, but not {limit}.',
  ],
  ['a badge in a badge', 'One <Badge><Badge>two</Badge></Badge>.', 'One (two).'],
  [
    'settings of Hugo',
    '{{< code-toggle file=hugo >}}\n[params]\n  a = 1\n{{< /code-toggle >}}\n\n{{< code-toggle >}}\na: 1\n{{< /code-toggle >}}',
    '```toml title="hugo.toml"\n[params]\n  a = 1\n```\n\n```yaml\na: 1\n```',
  ],
  [
    'tabs of GitBook with headings above a text',
    '{% tabs %}\n{% tab title="A" %}\n## Do it\n\nOne\n{% endtab %}\n\n{% tab title="B" %}\nTwo\n{% endtab %}\n{% endtabs %}\n\nThree',
    '- **A**\n\n  **Do it:**\n\n  One\n\n- **B**\n\n  Two\n\nThree',
  ],
  [
    'formulas',
    'Of $f_o$ and $$(a+b)*2 = c$$ is $x \\times y_1 = z^2^$.\n\n- One\n\n  $$\n  a_b = c -- d\n  $$',
    'Of `f_o` and `(a+b)*2 = c` is `x × y_1 = z^2^`.\n\n- One\n\n  ```text\n  a_b = c -- d\n  ```',
  ],
  [
    'the hyphens in an anchor',
    '[One](#site-app) and [two](#Über_all)\n\n## Site/app\n\n## Über all',
    '[One](#siteapp) and [two](#über-all)\n\n## Site/app\n\n## Über all',
  ],
  ['an indented address that no link uses', 'One.\n\n  [two]: #three\n\nFour.', 'One.\n\nFour.'],
  [
    'a space at the ends of a link beside a word',
    'See[ one](/a), [two ](/b)or [ three ](/c).',
    'See [one](/a), [two](/b) or [three](/c).',
  ],
  ['a class behind a reference', 'One [two][/three]{:.four} five.', 'One [two][/three] five.'],
  [
    'links of React and Vue',
    '<Link to="/a">One</Link>, <NuxtLink to="/b">two</NuxtLink>, <Link href="/c">three</Link>.',
    '[One](/a), [two](/b), [three](/c).',
  ],
  [
    'a class and a style that cut off what is too long',
    'A <span class="overflow-hidden">word</span> <span style="overflow-x: hidden">or two</span>.',
    'A word or two.',
  ],
  [
    'a box of MkDocs with a name of its own',
    '!!! prerequisite\n    One.\n\n!!! my-box "Two"\n    Three.',
    ':::note[Prerequisite]\n\nOne.\n\n:::\n\n:::note[Two]\n\nThree.\n\n:::',
  ],
  [
    'tabs that have only a value',
    '<Tabs items={["A", "B"]}>\n<Tab value="A">\nOne\n</Tab>\n<TabItem value="B">\nTwo\n</TabItem>\n</Tabs>',
    '## A\n\nOne\n\n## B\n\nTwo',
  ],
  [
    'paragraphs in a cell',
    '| A |\n| --- |\n| <p>One</p><p>Two<br><br>**three**</p> |',
    '| A |\n| --- |\n| One<br />Two<br /><br />**three** |',
  ],
  ['an address of Jekyll over two lines', '[One]({{ site.baseurl\n}}/a)', '[One](/a)'],
  [
    'a word of ours with a capital',
    'By SMS or Email, in **Email settings**.',
    'By SMS or E-mail, in **Email settings**.',
  ],
  [
    'links of headings to themselves',
    '## One [](https://x.org/#one)\n\n## Two [¶](#two)\n\n## Three[\u200b](#three "Link")',
    '## One\n\n## Two\n\n## Three',
  ],
  ['a path with a query', 'Call /v1/{id}?a={b}&c=d now.', 'Call `/v1/{id}?a={b}&c=d` now.'],
  [
    'films in a frame',
    '<iframe width="560" src="https://www.youtube.com/embed/a" title="A film" allowFullScreen></iframe>\n\n<iframe src="https://x.org/b" title="YouTube video player" />',
    '[A film](https://www.youtube.com/embed/a)\n\n[https://x.org/b](https://x.org/b)',
  ],
  [
    'an address without its protocol',
    'See www.bitcoin.org/en here.',
    'See [www.bitcoin.org/en](http://www.bitcoin.org/en) here.',
  ],
];

describe('one right answer', () => {
  test.each(REPAIRS)('%s', async (_, before, after) => {
    expect(await repaired(before)).toBe(after);
  });

  test('a byte-order mark, Windows line endings and the end of the file', async () => {
    const {content} = await repairText(`\ufeff${HEAD}\n\nText.`.replaceAll('\n', '\r\n'), ROOT);
    expect(content).toBe(`${HEAD}\n\nText.\n`);
  });
});

test('the read time is set to that of the page', async () => {
  const root = temporaryFolder({
    ...VALID_FILES,
    [ARTICLE]: articleWith(LONG).replace(/(?<=^read_time: \d+)/m, ' # measured'),
  });
  const [repaired] = await repairFiles(root, [ARTICLE]);
  expect(repaired?.after).toContain('\nread_time: 10 # measured\n');
  expect(await repairFiles(root, [ARTICLE])).toEqual([]);
});

describe('left to the writer', () => {
  test.each([
    ['a name with a capital', 'The Color Organization and its Center.'],
    [
      'a parameter in a sentence',
      'Set {limit=10} here.\n\n| A | B |\n| --- | --- |\n| {type=limit} | b |',
    ],
    [
      'marks in an address',
      '[a](https://example.com/a^b^) and [b](https://example.com/H~2~?q=++c++)',
    ],
    [
      'an address that a link over two lines uses',
      'See [fee\nlist].\n\n[fee list]: https://example.com/fees',
    ],
    ['a bold line at the end', '## A\n\nOne\n\n**Two**'],
    ['a bold warning', '## A\n\n**You can lose all the money**\n\nOne'],
    ['a bold line that is a sentence', '## A\n\n**Two.**\n\nThree'],
    ['code', '```md\n<!-- one -->\n* a\u00a0b\t\n\n\n> [!NOTE]\n> x\n```\n\n`<br>` and `&nbsp;`'],
    ['a title in other words', '# A\n\nOne\n\n## B'],
    ['a calculation', 'It is 2 * 3 * 4.'],
    ['~~~ around ```', '~~~md\n```js\na\n```\n~~~'],
    ['a word that is not American', 'It abouts a payement by venmo.'],
    ['the numbers of steps', '1. One\n3. Two'],
    ['an unknown box', '> [!MYSTERY]\n> One.'],
    [
      'names in addresses and references',
      '[user_id] and ("https://a.org/b_c")\n\n[user_id]: https://a.org/b_c',
    ],
    ...[
      'One <span style="display:none">two</span> <span style="opacity:0">three</span>.',
      'One <span style="visibility:hidden">two</span>.',
      '<div style="display: none">\n\nOne\n\n</div>',
      '<p style="opacity: 0.0">One</p>',
      '<section style="visibility: hidden">\n\nOne\n\n</section>',
    ].map((text, at) => [`a tag that hides a text, ${at + 1}`, text]),
    ...['<center>\n\n**One**\n\n</center>', '<center>**One**</center>'].map((text, at) => [
      `a bold line in the middle, ${at + 1}`,
      `${text}\n\nTwo.`,
    ]),
    [
      'formulas that only TeX can set',
      'Of $$\\frac{a_b}{c} -- d^2^ \\color$$ and prices from $a to $b_c, $HOME_DIR and $USER.',
    ],
    ['four warnings', 'One.\n\n:::warning\n\nTwo.\n\n:::'.repeat(4)],
    [
      'an anchor that two headings have without hyphens',
      '[One](#a-b-c)\n\n## A bc\n\nTwo.\n\n## Ab c\n\nThree.',
    ],
    ['a language that is misspelt', '```javascirpt\none\n```'],
    ['a class in a class', '{: .note }\n> {: .warning }\n> One.'],
    ['a note above a list', 'NOTE: One:\n\n- Two'],
    ['a colon without a term', 'One\ntwo\n: three'],
    ['a definition above a list', 'One\n: Two\n\n- Three'],
    ['a note above code', 'NOTE: One:\n\n```sh\nls\n```'],
    ['a box of HTML', '<div class="warning">One</div>'],
    ['options of Sphinx', '```{tip}\n---\nclass: a\n---\nOne\n```'],
    ['words that are added, and data without code', 'A {++word++}.\n\n{"user_id": 1}'],
    ['two notes in a paragraph', 'NOTE: One\nWARNING: Two'],
    [
      'a tag of a template in a tag',
      '<a href="{{< ref "a" >}}">One</a> <img src="{{ b }}/c.svg" alt="C" />',
    ],
    [
      'names in a tag of a template, an address of e-mail and an emoji',
      '{{< param api_key >}}, first_last@example.com, :white_check_mark:, [[user_id]], %user_id%.',
    ],
    ['buttons of Hugo around their text', '{{< button href="/a" title="b" >}}One{{< /button >}}'],
    [
      'files that Hugo includes',
      '{{< include page="a.md" title="b" >}} {{< card link="/" title="c" >}}',
    ],
    [
      'code in tabs of Docsy',
      '{{< tabpane >}}\n{{< tab header="A" lang="sh" >}}\nls *.md\n{{< /tab >}}\n{{< tab header="B" >}}\nx\n{{< /tab >}}\n{{< /tabpane >}}\n\nOne',
    ],
    ['tabs above a list', '=== "A"\n\n    One\n\n=== "B"\n\n    Two\n\n- Three'],
    [
      'tabs in a tag that stays',
      '{% tabs %}\n{% tab title="A" %}\nOne\n{% endtab %}\n\n{% tab title="B" %}\nTwo\n{% endtab %}\n{% endtabs %}\n\n- Three',
    ],
    ['an open image with a tag of a template', '<img src="{{< ref "a" >}}" alt="A">'],
    [
      'steps below a list',
      '1. One\n\n<Steps>\n<Step title="A">\nTwo\n</Step>\n<Step title="B">\nThree\n</Step>\n</Steps>\n\nFour',
    ],
    ['tabs with marks in their names', '=== "A **b**"\n\n    One\n\n=== "B"\n\n    Two\n\nThree'],
    [
      'a class that hides a text',
      'One <span class="sr-only">two</span> <span className="hidden">three</span>.',
    ],
    ['an unknown tag of Hugo', '{{< version v="2" >}} `{{< youtube abc >}}`'],
    ['a block of Pandoc', '::: {.box}\nOne.\n:::'],
    ['HTML with cells that span others', '<table><tr><td colspan="2">One</td></tr></table>'],
    [
      'HTML with a list in a cell',
      '<table><tr><td><ul><li>One</li><li>Two</li></ul></td></tr></table>',
    ],
    ['HTML that is hidden', '<p style="display: none">One</p>\n\n<p hidden>Two</p>'],
    ['HTML to which links lead', '<p id="a">One</p>\n\n[Two](#a)'],
    ['an anchor in a paragraph', '<p><a name="a"></a>One</p>\n\nTwo <a id="b"></a> three'],
    ['HTML with a value', '<p>One {two}</p>'],
    ['layout to which links lead', '<div id="a">\n\nOne.\n\n</div>'],
    ['HTML without an end', '<div>\n\nOne.'],
    ['a callout without a text', '> ✅ One'],
    [
      'a folded text above another',
      '<details>\n<summary>One</summary>\n\nTwo.\n\n</details>\n\nThree.',
    ],
    ['tabs with headings above a text', '=== "A"\n\n    ## B\n\nOne'],
    [
      'a folded text in a list',
      '- One\n\n  <details>\n  <summary>Two</summary>\n\n  Three\n\n  </details>',
    ],
    ['a tab without a text', '=== "A"\n\nOne'],
    ['layout that may be a box', '<div class="callout">\n\nOne\n\n</div>'],
    ['a code block below a list', '- One\n\n      code'],
    ['a tag with a class', 'A <b class="x">word</b>.'],
    ['a box without an end', '{% hint style="info" %}\nOne.'],
    ['a sentence above a colon', 'It ends here.\n: One'],
    [
      'a hidden column',
      '<table><tr><th>A</th><th data-hidden>B</th></tr><tr><td>One</td><td>two</td></tr></table>',
    ],
    ['a separator of a command', 'Run npm start -- now and --two.'],
    [
      'hyphens of a command',
      '1. One\n\n        exec pod -- ls\n\nRun kubectl exec pod -- ls here.',
    ],
    [
      'addresses that are examples or values',
      'Call http://localhost:80/a, https://api.example.com/b, "https://bitcoin.org/c" and https://bitcoin.org/*.',
    ],
    [
      'words in lower case that are no prose',
      'Use ethereum-optimism, github.com, `usb`, amd64, reindex, nacl and "prefered".\n\n> On github.',
    ],
    ['labels of an application', '- **Color settings** are here, in **Organize now**.'],
    ['a slip in front of an address', 'A note:3FZbgi29cpjq2GjdwV8eyHuJJnkLtktZc5 here.'],
    ['a second front matter with a blank line', '---\nnav_order: 1\n\ntitle: Color\n---\n\nText.'],
    ['icons that may be what is meant', 'Press **{% icon gear %}** or {% octicon "trash" %}.'],
    [
      'a license in an address',
      'See the license.txt file, your license/ folder or the license=MIT.',
    ],
    ['a verb before a noun', 'You may license terms, and we license files.'],
    ['an address under an escaped name', 'One [Q&amp;A].\n\n[Q&amp;A]: ./deposit-funds.md'],
    ['a comment over several blocks', '- a\n{% comment %}\n- b\n{% endcomment %}\n- c'],
    ['a link to nothing', 'See [x]({% link %}).'],
    ['contents with more than links', 'Contents:\n\n- [A](#a)\n\n  ```sh\n  run\n  ```\n\n## A'],
    ['contents that a link leads to', '## Contents\n\n- [A](#a)\n\n## A\n\n[Up](#contents).'],
    ['a heading whose anchor has a link', '<h2 id="_Toc1">One</h2>\n\n[Two](#_Toc1).'],
    ['a heading with two anchors', '<h2 id="One"><a name="Two"></a>Three</h2>\n\n[Four](#Two).'],
    ['a list in HTML above another', '<ol><li>One</li></ol>\n\n1. Two\n2. Three'],
    ['a list of other links', 'In this article:\n\n- [A](#a) and more\n\n## A'],
    ['attributes of a directive', '::card{color="gray"}\n\nOne.'],
    ['a component with a slot', '::note\n#title\nOne\n::'],
    ['a second front matter', '---\nnav_order: 1\ntitle: Color\nfrom:\n * /a/\n---\n\nText.'],
    ['a title with an anchor', '# A title {/* #a-title */}\n\nOne.'],
    ['an anchor of a heading with a figure', '## Of :brand[name] {/* #of-name */}\n\nOne.'],
    ['an anchor behind a full stop', '## One. {/* #one */}\n\nTwo.'],
    [
      'style tags in code, and what stands between',
      'Write `<style>`. A {x is wrong. Write `</style>`, or \\<style> and {y and \\</style>.',
    ],
    [
      'tabs that have their headings, above a text',
      '## A\n\n<details>\n<summary>Why?</summary>\n\n### Why\n\nB.\n\n</details>\n\nC.',
    ],
    ['a component that ends elsewhere', '- One\n\n  ::note\n  Two.\n\nThree.\n\n::'],
    ['an address of a payment', 'Pay bitcoin:3FZbgi29cpjq2GjdwV8eyHuJJnkLtktZc5?amount=5.'],
    ...[
      ' url="a.md" title="B" %}\nC',
      ' url="a.md" %}\n[B](b.md)',
      " url='a.md' %}\nB",
      ' url="a.md" %}\n\n- B\n',
      ' url="a.md" %}\n{/* B */}',
      ' url="a.md" %}\n"https://x.org/b"',
    ].map((card, at) => [
      `a card of GitBook that says more, ${at + 1}`,
      `{% content-ref${card}\n{% endcontent-ref %}`,
    ]),
    [
      'two cards of GitBook in one tag',
      '{% content-ref url="a.md" %}\nOne\n\nTwo\n{% endcontent-ref %}',
    ],
    [
      'an anchor of the second of two headings',
      '## A\n\n### One\n\nA.\n\n## Two\n\n### One {/* #one */}\n\nB.',
    ],
    ['a component with code', '::note\n\n```sh\na\n::\nb\n```\n\n::'],
    ['a component that is a link', '::callout{to="/fees"}\nOne\n::'],
    ['a component with a quotation mark in its title', '::tip{title="It is \\"x\\""}\nOne\n::'],
    ['headings in title case', '## Withdraw Bitcoin Cash\n\nA bitcoin is not cash.'],
    ['a mark that is hidden', 'A <mark hidden>word</mark>.'],
    [
      'a badge in code, and one with an address',
      '`<Badge text="a" />` <Badge text="b" href="/c" />',
    ],
    [
      'components that may be no image',
      '<Chart src="/data.json" alt="One" /> <Zoom src="/a.png" />',
    ],
    ['an image with a title', 'One <Zoom src="/img/a.png" alt="Two" title="Three" /> two.'],
    ['cards beside a list', '- One\n\n<Card title="Two" href="/three">\n  Four.\n</Card>'],
    ['cards with a list', '<Card title="One" href="/two">\n\n- Three\n\n</Card>'],
    ['cards with a picture', '<Card title="One" img="/two.png">\n  Three.\n</Card>'],
    [
      'cards of GitBook with links in their text',
      '<table data-view="cards"><thead><tr><th></th></tr></thead><tbody><tr><td>[One](a.md)</td></tr></tbody></table>',
    ],
    ['a box with another in its code', ':::note\n\n```text\n> [!TIP]\n> One\n```\n\n:::'],
    ['a box of GitHub in one behind an item', '- :::note\n\n  > [!TIP]\n  > One\n\n  :::'],
    ['a comment that contains its own end', '<!-- a */ b -->'],
    [
      'text that would become a heading, a list or a step without its tag',
      '<mark># One</mark>\n\n<u>- Two</u>\n\n<mark>1. Three</mark>\n\n==- Four==',
    ],
    [
      'badges whose text would be markup, or join a word',
      '<Badge text="# One" /> <Badge text="a:b" /> a<Badge text="c" />d',
    ],
    ['a tag beside the mark that it would become', '~<s>one</s>~'],
    ['an enlarged image with a title', '[![One](/img/a.png)](/img/a.png "Two")'],
    ['operators that look like marks', 'If (a ==b && c== d) or a ==b and c== d, then x="==q==".'],
    [
      'addresses that would be markup in words',
      'See https://bitcoin.org/a(b and https://bitcoin.org/_a_/b, https://bitcoin.org/:id and https://bitcoin.org/a^b^.',
    ],
    [
      'hyphens of other commands',
      'Run terraform apply -- x.\n\nrm -- x\n\n| A |\n| --- |\n| mv -- a b |',
    ],
    [
      'definitions with a list or code, and a broken term',
      'One\n: - Two\n\nThree\n: ```sh\n\nFour\\\n: Five',
    ],
    [
      'words of other languages, and one that may be two words',
      'Profesor, profesional, necesario.\n\nThe comision is here. An addresse is, and the direccion.',
    ],
  ])('%s', async (_, body) => {
    expect(await repaired(body)).toBe(body);
  });

  test('the pages that are made of components', async () => {
    const body = '<div className="row">\n\nOne\n\n</div>\n';
    const root = temporaryFolder({[SITE_PAGE]: body, [ARTICLE]: body});
    const [repaired, ...others] = await repairFiles(root, [SITE_PAGE, ARTICLE]);
    expect(repaired).toMatchObject({
      file: ARTICLE,
      after: expect.stringMatching(/\n---\n\nOne\n$/) as string,
    });
    expect(others).toEqual([]);
  });

  test('the read time of a page that cannot be read', async () => {
    const root = temporaryFolder({...VALID_FILES, [ARTICLE]: articleWith(`{One ${LONG}`)});
    const [{after = ''} = {}] = await repairFiles(root, [ARTICLE]);
    expect(after).not.toContain('read_time: 10');
  });

  test('front matter', async () => {
    const head = HEAD.replace('title: How', 'title:   "How\u00a0').replace(
      'pay in\n',
      'pay in"  \n',
    );
    const {content} = await repairText(`${head}\n\nText.\n`, ROOT);
    expect(content).toBe(`${head}\n\nText.\n`);
  });
});
