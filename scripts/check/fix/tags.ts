import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {pinOf} from '../../../src/content/mdx-faults';
import {isAttribute} from '../directives';
import {nodesOf} from '../prose';
import {indentedCodeIn} from './code';
import {HIDDEN} from './kinds';
import {followed} from './own-links';
import {type Edit, edited, lineBelow, parsed, type Pass, rangeOf, verbatimIn} from './pass';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Markers around the text of a tag. */
const MARKERS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
};

/** Attributes that only change how a text looks. */
const LOOKS = ['style', 'class', 'className', 'color', 'size', 'face', 'align'];

/** At the start of a line, it would make a heading, a list or a quotation. */
const BLOCK = /^(?:[-+*#>]+|\d+[.)])(?:\s|$)/;

/** What MDX cannot parse and has one right form: comments, addresses in angle brackets, anchors, line breaks. */
export const faults: Pass = (content) => {
  const {markdown, faults: found} = parsed(content);
  // One attribute of Pandoc, as in ![…](…){width="6in"}, can be parsed as code.
  const attributes = nodesOf(markdown, 'mdxTextExpression')
    .filter(isAttribute)
    // In a sentence, it is a parameter.
    .filter(({position}) => /[)\]`]$/.test(content.slice(0, position?.start.offset)))
    .map(({position}): Edit => {
      const {start, end} = rangeOf(position);
      return {start, end, text: '', what: 'an attribute in braces'};
    });
  // In an article that runs no code, a word in braces is text. In a tag or a path, it stands for a value.
  const code = nodesOf(markdown, 'mdxjsEsm');
  const elements = nodesOf(markdown, 'mdxJsxTextElement', 'mdxJsxFlowElement').map((node) =>
    rangeOf(node.position),
  );
  const words = nodesOf(markdown, 'mdxTextExpression')
    .filter(({value}) => code.length === 0 && /^ ?[\p{L}_][\p{L}\d_ -]*$/u.test(value))
    .filter(({position}) => {
      const at = rangeOf(position).start;
      const isInTag = elements.some(({start, end}) => start < at && at < end);
      return !isInTag && /(?:^|[\s(*_"'“])$/.test(content.slice(0, at));
    })
    .map(({position}): Edit => {
      const {start} = rangeOf(position);
      return {start, end: start + 1, text: '\\{', what: 'a word in braces'};
    });
  const spaces = nodesOf(markdown, 'mdxTextExpression')
    .filter(({value}) => /^(["']) \1$/.test(value))
    .map(({position}): Edit => {
      const {start, end} = rangeOf(position);
      return {start, end, text: content[end] === '\n' ? '' : ' ', what: 'a space of JSX'};
    });
  // What it imports is reported where it is used, and stays if it is a value.
  const values = nodesOf(markdown, 'mdxTextExpression', 'mdxFlowExpression').filter(
    ({value}) => !/^\s*\/\*/.test(value),
  );
  const imports = (values.length > 0 ? [] : code)
    .filter(({value}) => value.split('\n').every((line) => /^import .*['"];?$|^$/.test(line)))
    .map(({position}): Edit => {
      const {start, end} = rangeOf(position);
      return {start, end: lineBelow(content, end), text: '', what: 'a line that is run as code'};
    });
  const edits = found.flatMap(({start, end, instead, message}, at): Edit[] =>
    // What another fault in it says is missing from the new text.
    instead === undefined || found.slice(0, at).some((each) => each.start > start && each.end < end)
      ? []
      : [{start, end, text: instead, what: message}],
  );
  // Code that is only indented, and that another pass has left.
  const isCode = indentedCodeIn(content);
  const shown = [...words, ...edits].filter(
    ({start, text}) => !text.startsWith('\\') || !isCode(start),
  );
  return edited(content, [...attributes, ...spaces, ...imports, ...shown]);
};

/** `<a name="x"></a>` on the line above a heading, which is pinned as the anchor of the heading. */
const ANCHOR_ABOVE =
  /^<a (?:id|name)="(?<id>[A-Za-z0-9][\w-]*)" *(?:\/>|>\s*<\/a>)\s*\n(?<heading>#{1,6} [^\n]*[^}\s#])[ #]*$/gm;

/** `{: #x }` of kramdown behind a heading, or on the line below it. */
const ANCHOR_BELOW =
  /^(?<heading>#{1,6} [^\n]*[^}\s#])[ #]*\n?\{: *#(?<id>[A-Za-z0-9][\w-]*) *\}$/gm;

/** Tags for which Markdown has a mark. */
export const tags: Pass = (content) => {
  const {markdown, faults: found} = parsed(content);
  const isVerbatim = verbatimIn(content);
  const anchors = [ANCHOR_ABOVE, ANCHOR_BELOW]
    .flatMap((pattern) => [...content.matchAll(pattern)])
    .filter(({index}) => !isVerbatim(index))
    .map(({0: source, groups: {id, heading} = {}, index}): Edit => {
      const text = `${heading} ${pinOf(id ?? '')}`;
      return {start: index, end: index + source.length, text, what: 'an anchor beside a heading'};
    });
  const nodes = nodesOf(markdown, 'mdxJsxTextElement', 'mdxJsxFlowElement');
  const edits = nodes.flatMap((node): Edit[] => {
    const {start, end} = rangeOf(node.position);
    // What cannot be parsed is missing from its attributes.
    const isFaulty = found.some((fault) => fault.start < end && start < fault.end);
    const text = isFaulty ? undefined : markdownOf(node, content);
    return text === undefined ? [] : [{start, end, text, what: `the tag <${node.name}>`}];
  });
  const result = edited(content, [...anchors, ...edits]);
  if (edits.length === 0) return result;
  const {content: linked} = followed(content, result.content);
  return {...result, content: linked};
};

/** The attributes of a tag, without a value if that is code. */
export function valuesOf({attributes}: Element): Map<string, string | undefined> {
  return new Map(
    attributes.map((each) => [
      each.type === 'mdxJsxAttribute' ? each.name : '',
      typeof each.value === 'string' ? each.value : undefined,
    ]),
  );
}

const isLineOfText = (text: string): boolean =>
  /^\S(?:[^\n`]*\S)?$/.test(text) && !BLOCK.test(text);
const isPlainLine = (text: string): boolean => isLineOfText(text) && !/[*_<>[\]]/.test(text);

/** Undefined if the tag has other attributes, or text in which the marks would mean something else. */
function markdownOf(node: Element, content: string): string | undefined {
  const {name, children} = node;
  const inner = content.slice(
    children[0]?.position?.start.offset ?? 0,
    children.at(-1)?.position?.end.offset ?? 0,
  );
  const values = valuesOf(node);
  const has = (...names: string[]): boolean =>
    [...values.keys()].every((key) => names.includes(key));
  const isLine = isLineOfText(inner);
  const isPlain = isPlainLine(inner);
  const isBold = isLine && /^\*\*[^*_<>[\]]+\*\*[^*_<>[\]]*$/.test(inner);
  // They only change how a text looks.
  const isLook = /^(?:span|font|mark|u|ins|center|big|small)$/.test(name ?? '') && has(...LOOKS);
  const isHidden = HIDDEN.test([...values.values()].join(' '));
  const {start, end} = rangeOf(node.position);
  const above = content.slice(0, start);
  // What replaces a text stands right behind it.
  // In bold, it would become a heading.
  const isCentered = name === 'center' && inner.startsWith('**');
  if (isLook && isLine && !isHidden && !isCentered)
    return `${name === 'ins' && /(?:~~|<\/del>)$/.test(above) ? ' ' : ''}${inner}`;
  const marker = MARKERS[name ?? ''];
  const isMarked = marker === '~~' ? has('class', 'className') : has();
  // Beside another one, it would be a longer mark; between a colon and a letter, none.
  const isBeside =
    [content[start - 1], content[end]].includes(marker?.[0]) ||
    (/[^\p{L}\d\s]$/u.test(inner) && /[\p{L}\d]/u.test(content[end] ?? ''));
  // A mark with a space inside is shown as it is typed.
  const words = inner.trim();
  if (marker && isMarked && isPlainLine(words) && !isBeside) {
    return inner.replace(words, () => `${marker}${words}${marker}`);
  }
  if (name === 'code' && has() && isLine && !/[{}|&\\<>]/.test(inner)) return `\`${inner}\``;
  // GitBook marks its headings so.
  const id = values.get('id') ?? values.get('name');
  if (name === 'a' && children.length === 0 && id && has('id', 'name', 'href')) {
    const pin = /-guid-/.test(id) ? undefined : pinOf(id);
    // Only a heading has an anchor that a comment pins.
    const inHeading = /^#{1,6} /.test(above.split('\n').at(-1) ?? '');
    if (!pin) return content.includes(`](#${id})`) ? undefined : '';
    return inHeading ? pin : undefined;
  }
  const [src, alt] = ['src', 'alt'].map((key) => values.get(key));
  const href = values.get('href') ?? values.get('to');
  // A template puts in a part of the address.
  if (/[{}]/.test(`${href} ${src}`)) return undefined;
  if (
    /^(?:a|[A-Za-z]*Link[A-Za-z]*)$/.test(name ?? '') &&
    href &&
    has('href', 'to', 'target', 'rel', 'class', 'className') &&
    (isPlain || isBold)
  ) {
    return `[${inner}](${addressOf(href)})`;
  }
  const title = values.get('title') ?? '';
  if (
    name === 'iframe' &&
    !isHidden &&
    children.length === 0 &&
    /^https:\/\/\S+$/.test(src ?? '')
  ) {
    const words = /^(?!.*player)[^[\]]{3,}$/i.test(title) ? title : src;
    return `[${words}](${addressOf(src ?? '')})`;
  }
  // GitBook puts paragraphs into cells.
  if (name === 'p' && has(...LOOKS) && !isHidden && /(?:^|\n) *\|[^\n]*$/.test(above)) {
    return `${inner}${/^ *<p\b/.test(content.slice(end)) ? '<br />' : ''}`;
  }
  const isPlainImage = has('src', 'alt', 'width', 'height', 'loading', 'data-size', ...LOOKS);
  // A component says what it shows, but not that it is an image.
  const isImage =
    /^(?:img|Image)$/.test(name ?? '') ||
    (/^[A-Z]/.test(name ?? '') && alt && /\.(?:png|jpe?g|gif|svg|webp)$/.test(src ?? ''));
  if (isImage && src && isPlainImage && children.length === 0 && !/[[\]]/.test(alt ?? '')) {
    return `![${alt ?? ''}](${addressOf(src)})`;
  }
  // GitBook leaves the caption empty, and others only space out their paragraphs.
  const isEmpty = name === 'figcaption' && inner === '';
  if (isEmpty || (name === 'br' && node.type === 'mdxJsxFlowElement')) return '';
  return undefined;
}

/** Spaces and brackets end an address in Markdown. */
export function addressOf(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
}
