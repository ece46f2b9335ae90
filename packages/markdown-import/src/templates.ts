import {attributesOf} from './attributes';
import {type Job, noteOfLeft} from './job';

type Values = Readonly<Record<string, string>>;

type Rewrite = readonly [
  pattern: RegExp,
  instead: string | ((match: string, ...groups: string[]) => string),
];

const pageOf = (path: string): string => {
  const [, file = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(path.trim()) ?? [];
  return `${file.replace(/^\/?_?(?:posts|docs)\//, '').replace(/\/$|\.(?:md|html)$/, '')}.md${anchor}`;
};

const addressed = (address: string): string =>
  address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');

/** An image with its caption below it, if it says more than the description. */
function figure({src = '', alt = '', caption = '', title = '', link = ''}: Values): string {
  const words = caption || title;
  const image = `![${alt || words}](${addressed(src)})`;
  const shown = link ? `[${image}](${addressed(link)})` : image;
  return alt && words && words !== alt ? `${shown}\n\n${words}` : shown;
}

/** What templates, shortcodes and attributes of other systems stand for, outside of code. */
const REWRITES: readonly Rewrite[] = [
  [/\{\{-? *(?:site|page)\.(?:base)?url *-?\}\}(?=\/)/g, ''],
  [
    /\{\{-? *["']\/?([^"'{}]*)["'] *\| *(?:relative_url|absolute_url) *-?\}\}/g,
    (_, path) => `/${path}`,
  ],
  [/\{% *(?:link|post_url) +([^%\s]+) *%\}/g, (_, path = '') => pageOf(path)],
  [/\{\{[<%] *(?:rel)?ref +"?([^"\s]+?)"? *[>%]\}\}/g, (_, path = '') => pageOf(path)],
  [
    /\{\{[<%] *(?:figure|img|image) ([^\n]*?) *\/?[>%]\}\}/g,
    (_, attributes = '') => figure(Object.fromEntries(attributesOf(attributes))),
  ],
  [
    /\{\{[<%] *youtube +(?:id=)?"?([\w-]+)"?[^\n]*?[>%]\}\}/g,
    '[https://www.youtube.com/watch?v=$1](https://www.youtube.com/watch?v=$1)',
  ],
  [
    /\{% *embed +url="([^"\s]+)"[^%\n]*%\}(?:\n?([^\n{}]*)\n?\{% *endembed *%\})?/g,
    (_, address = '', caption = '') => `[${caption.trim() || address}](${addressed(address)})`,
  ],
  [
    /\{% *content-ref +url="([^"\s]+)" *%\}\s*([^{}]*?)\s*\{% *endcontent-ref *%\}/g,
    (_, address = '', link = '') =>
      link.includes('](') ? link : `[${link || address}](${addressed(address)})`,
  ],
  [
    /\{% *code\b(?:[^%\n]*?(title="[^"\n]*"))?[^%\n]*%\}\n(\s*`{3,})([^\n]*)/g,
    (_, title, marks = '', lang = '') =>
      title ? `${marks}${lang || 'text'} ${title}` : marks + lang,
  ],
  [/[ \t]*\{% *endcode *%\}/g, ''],
  // Marks for a table of contents, which each page has, and icons.
  [/(?<=^|\n)[-*\d.]+ .*\n\{: *toc[^}\n]*\}/gi, ''],
  [/^ *(?:\[\[?_?toc_?\]?\]|\{\{[<%] *toc *[>%]\}\}|\{:toc\})\s*$/gim, ''],
  [/ ?:(?:fontawesome|material|octicons|simple)-[a-z0-9-]+:(?:\{[^}\n]*\})?/g, ''],
  [/\{(["']) \1\}/g, ' '],
  // Anchors of headings, and attributes behind links, images, headings and paragraphs.
  [/^(#{1,6} .*?) *#* *\n?\{:? *#([\w-]+)[^}\n]*\}$/gm, '$1<a id="$2"></a>'],
  [/(?<=^#{1,6} .*) +(?=<a [^>]*><\/a> *$)/gm, ''],
  [
    /(?<=[)\]`*_])(?<!:[\w-]+\[[^\]\n]*\])\{:? ?(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[^\s}]+)|\s)+\}/g,
    '',
  ],
  [/^ *\{: *\.(?:no_toc|lead|fs-\d+|btn|text-|full|no-)[^}\n]*\} *$/gm, ''],
  [/(?<=^#{1,6} .*) +\{:? *\.[^}\n]*\} *$/gm, ''],
  [/(?<![=\w])==(?=\S)([^=\n]*[^=\s])==(?![=\w])/g, '**$1**'],
  [/[\u00a0\u2007\u202f]|&nbsp;|&#160;/g, ' '],
];

/** The text with Markdown in place of what templates of other systems stand for. */
export function withoutTemplates(text: string): string {
  return REWRITES.reduce(
    (result, [pattern, instead]) =>
      typeof instead === 'string'
        ? result.replaceAll(pattern, instead)
        : result.replaceAll(pattern, instead),
    text,
  );
}

/** Shows the templates that are left as code, where readers of the new file see them. */
export function withVisibleTemplates(text: string, job: Job): string {
  const shown = (template: string): string => {
    noteOfLeft(template, job);
    return `\`${template.trim()}\``;
  };
  return text
    .replaceAll(
      /!?\[([^\]\n]*)\]\((?=[^)\n]*\{[{%])([^\n]*?[%}]\}[^)\s]*)\)/g,
      (_, words: string, target: string) => `${words} (${shown(target)})`,
    )
    .replaceAll(/`[^`\n]*`|^ *-+8<-+ .*$|\{%[^\n]*?%\}|\{\{[^\n]*?\}\}/gm, (found) =>
      found.startsWith('`') ? found : shown(found),
    );
}
