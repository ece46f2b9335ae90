import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Tags without a mark of their own in Markdown. */
export const ALLOWED_TAGS: readonly string[] = ['br', 'kbd', 'sub', 'sup'];

/** What to write instead of tags that are often used. */
const INSTEAD: readonly (readonly [name: RegExp, instead: string])[] = [
  [
    /^(?:details|summary|tabs|tabitem|dl|h[1-6])$/i,
    'write headings with ##: readers and the search find the text there',
  ],
  [/^(?:aside|div|section)$/, 'remove it, or write a box: ":::note[Title]", the text, ":::"'],
  [/^(?:iframe|video|audio|source)$/, 'link to it: pages load nothing from other sites'],
  [/^img$/, 'write ![description](./file.png)'],
  [/^a$/, 'write [text](address)'],
  [/^(?:b|i|u|em|strong|mark)$/, 'use **bold** or *italics*'],
  [/^(?:table|thead|tbody|tfoot|t[rdh])$/, 'write the table with | and ---'],
  [/^(?:ul|ol|li)$/, 'write the list with - or 1.'],
  [/^(?:code|pre)$/, 'write `code`, or three backticks above and below it'],
  [/^[A-Z]/, 'write its content in Markdown: components work only in src/pages'],
];
const OTHERWISE = 'remove the tag, or put it in `code` if readers are to see it';

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
  return INSTEAD.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? OTHERWISE;
}
