import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Tags without a mark of their own in Markdown. */
export const ALLOWED_TAGS: readonly string[] = ['br', 'kbd', 'sub', 'sup'];

const HEADING = 'give the text a heading instead: readers and the search find it there';
const TABS = 'give each case a heading instead; ::sample[…] has tabs for code';
const MARKS = 'use **bold** or *italics*';

/** What to write instead of tags that are often used. */
const INSTEAD: Readonly<Record<string, string>> = {
  details: HEADING,
  summary: HEADING,
  Tabs: TABS,
  TabItem: TABS,
  aside: 'write it as a box: ":::note[Title]", the text, ":::"',
  ...each('link to it: pages load nothing from other sites', 'iframe', 'video', 'source'),
  img: 'write ![description](./file.png)',
  a: 'write [text](address)',
  br: 'leave it out: a blank line starts a paragraph',
  hr: 'write --- on a line of its own',
  u: MARKS,
  b: MARKS,
  i: MARKS,
  mark: MARKS,
  ...each('remove the tag, and leave a blank line above and below its text', 'p', 'div', 'section'),
  ...each('remove the tag, and keep its text', 'span', 'font', 'center', 'small'),
  ...each('write the table with | and ---', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'),
  ...each('write the list with - or 1.', 'ul', 'ol', 'dl', 'li'),
  ...each('write the heading with ##', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
  ...each('write `code`, or three backticks above and below it', 'code', 'pre'),
  strong: MARKS,
  em: MARKS,
  abbr: 'add the term to docs/_glossary/terms.json',
};

function each(instead: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, instead]));
}

/** Whether a tag may be used as it stands. */
export function isAllowed({
  type,
  name,
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const isInLine = type === 'mdxJsxTextElement' || name !== 'br';
  return ALLOWED_TAGS.includes(name ?? '') && attributes.length === 0 && isInLine;
}

export function insteadOf(name: string | null): string {
  const isComponent = /^[A-Z]/.test(name ?? '');
  const other = isComponent
    ? 'write its content in Markdown: components work only in src/pages'
    : 'put it in `code` if readers are to see it, or write Markdown instead';
  return INSTEAD[name ?? ''] ?? other;
}
