import type {Element, ElementContent} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

declare module 'mdast' {
  interface HeadingData {
    /** Anchor of the heading. */
    id?: string;
  }
  interface ParagraphData {
    /** Says nothing of its own, so that the search leaves it out. */
    isAside?: boolean;
  }
}

const heading: typeof defaultHandlers.h2 = (state, node) => ({
  ...defaultHandlers.h2(state, node),
  data: {id: String(node.properties.id ?? '')},
});

const paragraph: typeof defaultHandlers.p = (state, node) => {
  const made = defaultHandlers.p(state, node);
  return made && {...made, data: {isAside: node.properties.dataSearch === 'off'}};
};

/** Plain HTML to Markdown with tables (GFM). */
const reader = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {
    handlers: {
      h2: heading,
      h3: heading,
      p: paragraph,
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
  .freeze();
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one'})
  .freeze();

/** Reads the HTML of a fragment as Markdown. Headings have their id as `data.id`. */
export function toMdast(html: string): Root {
  return reader.runSync(reader.parse(html));
}

/** Writes Markdown. */
export function toMarkdown(markdown: Root): string {
  return writer.stringify(markdown);
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
