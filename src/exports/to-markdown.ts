import type {Element, ElementContent} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** Plain HTML to Markdown with tables (GFM). */
const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {
    handlers: {
      // As the library does, and with the name of the file that the code is from.
      pre(_, node: Element) {
        const code = node.children.find(
          (child): child is Element => child.type === 'element' && child.tagName === 'code',
        );
        const classes = code?.properties.className;
        const language = (Array.isArray(classes) ? classes : [])
          .map(String)
          .find((name) => name.startsWith('language-'))
          ?.slice('language-'.length);
        const title = node.properties.dataTitle;
        return {
          type: 'code',
          lang: language ?? (title ? 'text' : null),
          meta: title ? `title="${String(title)}"` : null,
          value: textOf(code ?? node).replace(/\n$/, ''),
        };
      },
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one'})
  .freeze();

/** Writes the HTML of a fragment as Markdown. */
export function toMarkdown(html: string): string {
  return String(processor.processSync(html));
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
