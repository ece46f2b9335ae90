import {expect, test} from 'vitest';

import {type ElementOptions, exportPage, linkedToCopies, markdownFile} from '../src';

const SITE = 'https://www.site.example';
const HEAD = '<table><thead><tr>';
const note = (kind: string): string => `<div class="theme-admonition theme-admonition-${kind}">`;

/** The Markdown below the title of a page with this HTML. */
function copyOf(main: string, options?: ElementOptions): string {
  const html = `<html><body><main><h1>Fees</h1>${main}</main></body></html>`;
  const page = exportPage(html, '/trading/fees', SITE, options);
  if (!page) throw new Error('The page has no text');
  return page.body.replace('# Fees\n\n', '').trimEnd();
}

const html = `<html><head><title>Terms | Site</title>
  <meta name="description" content="What binds us: all of it.">
  <meta property="article:modified_time" content="2024-11-26">
  </head><body><main>
  <nav class="theme-doc-breadcrumbs"><ul><li>Legal</li><li>Terms</li></ul></nav>
  <h1>Terms<a class="hash-link" href="#t">\u200b</a></h1><p>We agree.</p></main></body></html>`;

test('the file of a page begins with its title, description, address and date', () => {
  const page = exportPage(html, '/terms', SITE);
  expect(page).toMatchObject({title: 'Terms', trail: ['Legal']});
  expect(page && markdownFile(page)).toBe(
    '---\ntitle: Terms\ndescription: "What binds us: all of it."\nurl: https://www.site.example/terms\n' +
      'updated: 2024-11-26\n---\n\n# Terms\n\nWe agree.\n',
  );
});

test.each([
  ['<a href="/t">A</a>, <a href="#r">b</a>', `[A](${SITE}/t), [b](${SITE}/trading/fees#r)`],
  [
    '<table><caption>Fees</caption><thead><tr><th>Way<th style="text-align:right">Fee<tbody><tr><th>SEPA<!-- --> <td style="text-align:right">€2</table>',
    '**Fees**\n\n| Way | Fee |\n| - | -: |\n| SEPA | €2 |',
  ],
  // Bold words in a name that is bold itself.
  [
    '<details><summary><b>404</b> <span><strong>Missing.</strong> None.</span></summary><p>Text</p></details>',
    '**404 Missing. None.**\n\nText',
  ],
  [`${HEAD}<th>A<tbody><tr><td>A (<em>B</em>), “<em>c</em>”`, '| A |\n| - |\n| A (_B_), “_c_” |'],
  [`${HEAD}<th>A<tbody><tr><td>Days<span>Faster</span>`, '| A |\n| - |\n| Days · Faster |'],
  [
    '<figure><svg role="img"><desc>One line at 5.</desc><text>5</text></svg><figcaption><p>A line</p><details><summary>In words</summary><p>One line at 5.</p></details></figcaption></figure>',
    '> **Drawing: A line**\n>\n> One line at 5.',
  ],
  [
    '<figure><ul><li><b>Gold</b><span class="visually-hidden">: taker </span>0.20%</li></ul><figcaption><p>Fees</p></figcaption></figure>',
    '**Fees**\n\n- **Gold**: taker 0.20%',
  ],
  // All tabs, with their code.
  [
    `<div><ul role="tablist"><li role="tab">cURL<li role="tab">Python</ul><div>
     <div role="tabpanel"><div class="language-bash theme-code-block"><div>a.sh</div><div><pre><code><div class="token-line"><span class="token builtin">cd</span> /<br></div><div class="token-line"><span class="token plain"></span><br></div><div class="token-line">ls *<br></div></code></pre><div><button>Copy</button></div></div></div></div>
     <div role="tabpanel" hidden><p>1_0</p></div></div></div>`,
    '**cURL**\n\n```bash title="a.sh"\ncd /\n\nls *\n```\n\n**Python**\n\n1_0',
  ],
  [`${note('note')}<div>note</div><div><p>N</p></div>`, '> **Note**\n>\n> N'],
  [`${note('warning')}<div>Mind</div><div><p>W</p></div>`, '> **Warning: Mind**\n>\n> W'],
  ['<dl><div><dt>Fee<dd>€2</div></dl>', '- **Fee**: €2'],
  ['<dl><dt>Fee<dd>€2<dd>fixed</dl>', '- **Fee**: €2, fixed'],
  ['<dl><div><dt><a>A</a><span>b</span><dd><p>Laws.</p></div></dl>', '**A (b)**\n\nLaws.'],
  ['<ul><li><h3>Quick</h3><p>Yes.</p></ul>', '- **Quick**\n\n  Yes.'],
  // What only a style separates.
  ['<p><span>8 min</span><span>Updated <time>1 May</time></span></p>', '8 min · Updated 1 May'],
  ['<p><a href="/a">A</a><a href="/b">B</a></p>', `[A](${SITE}/a) [B](${SITE}/b)`],
  [
    '<form><label>Name<span aria-hidden="true">*</span></label><input><label><input type="checkbox">Show</label></form>',
    '_A form on the page asks for: Name._',
  ],
  [
    '<div class="theme-doc-version-banner"><div>Unmaintained.</div> <a href="/x">Latest</a></div>',
    `> Unmaintained.\n>\n> [Latest](${SITE}/x)`,
  ],
  ['<p>A<del>,</del> <ins>. The forms</ins>.</p>', 'A<del>,</del> <ins>. The forms</ins>.'],
  ['<p>1. a * b_c [d] &lt;e></p>', '1\\. a \\* b_c \\[d] \\<e>'],
])('%j becomes Markdown', (html, markdown) => expect(copyOf(html)).toBe(markdown));

test.each([
  '<nav>Contents</nav>',
  '<a href="/" data-export="off">Back</a>',
  '<button>Share</button>',
  '<svg aria-hidden="true"><text>9</text></svg>',
  '<footer class="theme-doc-footer">Edit this page</footer>',
  '<div class="theme-doc-toc-desktop"><a href="#a">A</a></div>',
  '<p>Text<!-- comment --><span class="visually-hidden"> (opens in a new tab)</span></p>',
  '<script>void 0</script>',
])('the copy has no %s', (html) => {
  expect(copyOf(`<p>Text</p>${html}`).replace(/\n\nText$/, '')).toBe('Text');
});

test('a site drops its own elements by simple selectors, and changes others', () => {
  const html = '<p class="note">Text</p><p class="share x">Share</p><footer id="end">End</footer>';
  expect(copyOf(html, {drop: ['p.share', '#end']})).toBe('Text');
  const transform: ElementOptions['transform'] = (main) => main.children.splice(1, 1);
  expect(copyOf(html, {transform, drop: ['.share', 'footer']})).toBe('');
});

test('a link to a page leads to its copy, with its anchor; others stay as they are', () => {
  const copies = new Map([[`${SITE}/fees`, `${SITE}/fees.md`]]);
  const body = `[a](${SITE}/fees), [b](${SITE}/fees#tier), [c](${SITE}/figures.json), ${SITE}/fees`;
  expect(linkedToCopies(body, copies)).toBe(
    `[a](${SITE}/fees.md), [b](${SITE}/fees.md#tier), [c](${SITE}/figures.json), ${SITE}/fees`,
  );
});
