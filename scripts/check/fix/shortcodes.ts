import {indentedCodeIn} from './code';
import {type Edit, edited, type Pass, verbatimIn} from './pass';

/** A tag of Hugo or Jekyll: its name, and what follows it. */
const TAG = /\{\{[<%] *([\w-]+)((?:[^%>"}]|"[^"]*")*?) *\/?[%>]\}\}|\{% *([\w-]+)([^%]*?) *%\}/g;
/** The address of the site in front of a path. */
const SITE =
  /(?<=\]\(|\]: *|(?:href|src)=")\{\{-? *(?:site\.(?:baseurl|url)\s*-?\}\}(?=\/)|["'](?!\w+:)\/?([^"'\s()]*)["'] *\| *(?:relative|absolute)_url *-?\}\})/g;
const COMMENT =
  /()\{%-? *comment *-?%\}((?:(?!\*\/|\n\s*\n|\n *(?:[-*+]|\d+[.)]) |\{%-? *(?:end)?comment)[^])*)\{%-? *endcomment *-?%\}/g;
/** Text that no template runs, and which Markdown shows as it is in code. */
const RAW = /\{%-? *raw *-?%\}((?:(?!\{%-? *(?:end)?raw)[^])*)\{%-? *endraw *-?%\}/g;
const TARGETS = ['url', 'href', 'link', 'ref', 'page'];
const TEXTS = ['caption', 'title', 'text', 'label'];

/** Tags of Hugo and Jekyll that stand for an address, a link, an image or a film. */
export const shortcodes: Pass = (content) => {
  const [isMarked, isIndented] = [verbatimIn(content), indentedCodeIn(content)];
  const isVerbatim = (offset: number): boolean => isMarked(offset) || isIndented(offset);
  const edits = [...content.matchAll(TAG)].flatMap((found): Edit[] => {
    const [source, hugo, hugoRest = '', jekyll, jekyllRest = ''] = found;
    const {index} = found;
    const isLabel = content[index - 1] === '[' && /^ \w/.test(content.slice(index + source.length));
    const text = hugo
      ? ofHugo(hugo, hugoRest, isAddress(content, index), content)
      : ofJekyll(jekyll ?? '', jekyllRest, isAddress(content, index), isLabel);
    if (text === undefined || isVerbatim(index)) return [];
    // A space behind nothing would be one too many.
    const end =
      index + source.length + (text === '' && content[index + source.length] === ' ' ? 1 : 0);
    return [{start: index, end, text, what: 'a tag of a template'}];
  });
  const raw = [...content.matchAll(RAW)].flatMap(({0: source, 1: inner = '', index}): Edit[] => {
    const isCode = /^ *(?:```|~~~)/m.test(inner);
    const isPlain = !/[{<]/.test(inner);
    const isLine = /^[^`\n]*$/.test(inner);
    const text = isCode || isPlain ? inner : isLine ? `\`${inner.trim()}\`` : undefined;
    return text === undefined || isVerbatim(index)
      ? []
      : [{start: index, end: index + source.length, text, what: 'a tag of a template'}];
  });
  const others = [...content.matchAll(SITE), ...content.matchAll(COMMENT)]
    .filter(({index}) => !isVerbatim(index))
    .map(({0: source, 1: path, 2: comment, index}): Edit => ({
      start: index,
      end: index + source.length,
      text: comment === undefined ? (path === undefined ? '' : `/${path}`) : `{/*${comment}*/}`,
      what: 'a tag of a template',
    }));
  return edited(content, [...raw, ...others, ...edits]);
};

/** Whether an offset is right behind the bracket of a link. */
function isAddress(content: string, offset: number): boolean {
  return content.slice(0, offset).endsWith('](');
}

function ofHugo(name: string, rest: string, inLink: boolean, page: string): string | undefined {
  const values = new Map(
    [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const [, bare] = /^\s*"?([^\s"=]+)"?\s*$/.exec(rest) ?? [];
  const first = (keys: readonly string[]): string | undefined =>
    keys.map((key) => values.get(key)).find(Boolean);
  if (/^(?:rel)?ref$/.test(name)) return inLink && bare ? pageAt(bare) : undefined;
  if (inLink) return undefined;
  if (name === 'youtube' && bare) {
    const address = `https://www.youtube.com/watch?v=${bare}`;
    return `[${address}](${address})`;
  }
  const src = values.get('src');
  // Hugo describes an image with its caption, if it has only that.
  const alt = values.get('alt') ?? values.get('caption') ?? '';
  const hasMore = first([...TEXTS, ...TARGETS].filter((key) => values.get(key) !== alt));
  if (/^(?:figure|img|image)$/.test(name) && src && !hasMore) {
    return /[[\]()\s]/.test(src + alt.replaceAll(' ', '')) ? undefined : `![${alt}](${src})`;
  }
  const [target, text] = [first(TARGETS), first(TEXTS)];
  const isPlain = values.size === 2 && !/[[\]]/.test(text ?? '') && !/[\s()]/.test(target ?? '');
  // Others include a file, or have their text before a tag that closes them.
  const isLink = /link|ref|button/.test(name) && !new RegExp(`/ *${name}\\b`).test(page);
  return target && text && isPlain && isLink && !src ? `[${text}](${pageAt(target)})` : undefined;
}

/** `{% link file.md %}` is the path from the top of the site. */
function ofJekyll(
  name: string,
  rest: string,
  inLink: boolean,
  inLabel: boolean,
): string | undefined {
  if (inLink) return name === 'link' && /^ *\S+ *$/.test(rest) ? pageAt(rest.trim()) : undefined;
  // `{% image a.png Its description %}`
  const [, file, words = ''] =
    /^\s*([\w./-]+\.(?:png|jpe?g|gif|svg|webp))((?: +[^\s"=[\]]+)*)\s*$/i.exec(rest) ?? [];
  if (/^(?:image|img)$/.test(name) && file) return `![${words.trim()}](${file})`;
  // In front of the words of a link, it is an ornament.
  return name === 'icon' && inLabel ? '' : undefined;
}

/** Pages are linked by their files. Whether this one exists, the check says. */
function pageAt(address: string): string {
  const [target = '', anchor] = address.split('#');
  const isPage = !/^\/?$/.test(target) && !/^[a-z]+:|\.\w+$/i.test(target);
  return `${isPage ? `${target.replace(/\/$/, '')}.md` : target}${anchor ? `#${anchor}` : ''}`;
}
