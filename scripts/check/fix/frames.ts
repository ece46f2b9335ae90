import {nodesOf} from '../prose';
import {blocksBetween, dedented, editsOfBlocks, indentedBelow} from './boxes';
import {edited, parsed, type Pass} from './pass';

/** Tags that only lay out what is between them. */
const WRAPPERS =
  'div|section|center|figure|CodeGroup|CardGroup|Columns|Frame|stepper|step|code|content-ref';
/** Tags whose text is folded, or one of several cases. */
const FOLDS = String.raw`details|Accordion|Expandable|Tabs\.Tab|Tab|TabItem|CodeGroupItem|tab|Step`;
/** Tags around several of them. */
const GROUPS = 'Tabs|tabs|AccordionGroup|Steps';
/** What may be the only sign of a box, the only description of what is inside, or where links lead. */
const SAYS_MORE =
  /note|tip|warn|info|callout|alert|danger|important|hint|admonition|panel|\b(?:title|caption|summary|hidden|id|name|lang)=/i;

interface Frame {
  indent: string;
  body: string[];
  /** Number of lines of the source. */
  length: number;
  /** Becomes a heading. */
  title?: string;
  /** In which it is an item, if a heading is not possible. */
  list?: 'bullets' | 'numbers' | undefined;
}

/** `<div>`, `<CodeGroup>`, `{% code %}` and the like, which say nothing to readers. */
function wrapperAt(lines: readonly string[]): Frame | undefined {
  const found = blocksBetween(lines, WRAPPERS);
  const [title] = /\btitle="[^"]+"/.exec(found?.attributes ?? '') ?? [];
  const [code = '', ...others] = (found?.body ?? []).filter((line) => /^ *`{3}/.test(line));
  // `{% code title="index.js" %}` around one block of code, which can have it itself.
  if (found && title && others.length === 1 && /^ *`{3}\w+ *$/.test(code)) {
    const body = found.body.map((line) => (line === code ? `${code.trimEnd()} ${title}` : line));
    return {...found, body};
  }
  // The tag of HTML is code, and may contain marks of Markdown.
  const isCode = found?.name === 'code' && !/^ *\{%/.test(lines[0] ?? '');
  return found && !isCode && !SAYS_MORE.test(found.attributes) ? found : undefined;
}

/** The tags and marks of tabs. */
const TAB = /^(?:Tabs\.Tab|Tab|TabItem|tab|CodeGroupItem)$/;

/** `<details>`, `<TabItem label="iOS">`, `{% tab title="iOS" %}`, `::: details Why?` and `=== "iOS"`. */
function foldAt(lines: readonly string[]): Frame | undefined {
  const [, name] = /^=== *[+!]? *"(.+)" *$/.exec(lines[0] ?? '') ?? [];
  const [, marks, shown] = /^(:{3,}) ?details +(\S.*)$/.exec(lines[0] ?? '') ?? [];
  if (name) return {...foldOf(name.trim(), indentedBelow(lines, '')), list: 'bullets'};
  if (marks && shown) {
    const end = lines.findIndex((line, at) => at > 0 && line.trim() === marks);
    const body = lines.slice(1, end);
    const isNested = body.some((line) => line.startsWith(marks));
    return end < 0 || isNested ? undefined : foldOf(shown, body, end + 1);
  }
  const found = blocksBetween(lines, FOLDS);
  if (!found || found.indent) return undefined;
  const [, label] = /\b(?:title|label)=["'{]*([^"'}]+)["'}]/.exec(found.attributes) ?? [];
  const body = found.body.join('\n');
  const [summary = '', text] = /^\s*<summary>([^]*?)<\/summary>/.exec(body) ?? [];
  // `{{< tab "iOS" >}}`
  const [, bare] = /^\s*"([^"]+)"\s*$/.exec(found.attributes) ?? [];
  const title = label ?? bare ?? text?.replaceAll(/<\/?(?:b|strong|h\d|p|span)>|\*\*/g, '').trim();
  const isTab = TAB.test(found.name);
  // Nextra names its tabs in the tag around them.
  if (!title && !(isTab && found.attributes.trim() === '')) return undefined;
  const list = isTab ? 'bullets' : found.name === 'Step' ? 'numbers' : undefined;
  return {...foldOf(title ?? '', body.slice(summary.length).split('\n'), found.length), list};
}

function foldOf(title: string, body: string[], length = body.length + 1): Frame {
  return {indent: '', title, body: dedented(body), length};
}

/**
 * Layout goes, and what is folded gets a heading. If the text below it would then belong to it too, tabs and steps
 * become a list, and the others stay.
 */
export const frames: Pass = (content) => {
  const edits = editsOfBlocks(content, 'layout of another system', (lines, start) => {
    if (!/^ *(?:<|\{[%{]|===|:::)/.test(lines[0] ?? '')) return undefined;
    const depth = depthAt(content, start);
    const wrapper = wrapperAt(lines);
    if (wrapper) return {text: written(wrapper), length: wrapper.length};
    const found = foldsAt(lines);
    const length = lengthOf(found);
    const next = lines.slice(length).find((line) => line.trim() !== '') ?? '';
    const isEnd = next === '' || new RegExp(`^#{1,${depth}} `).test(next);
    const texts = found.map((frame, at) => (isEnd ? section(frame, depth) : item(frame, at + 1)));
    const isPlain = found.every(
      ({title = '', body}) => title !== '' && !/[<>{}\n]/.test(title) && trimmed(body) !== '',
    );
    // Beside another list, they would be items of it. A tag around them that stays may say more.
    const isAlone =
      !ITEM.test(next) &&
      !/^ *(?:<\/|\{%-? *(?:end|\/)|\{\{[<%] *\/)/.test(next) &&
      !isBelowList(content, start);
    const isCase = isEnd || (found.length > 1 && isAlone);
    return length > 0 && isPlain && isCase && !texts.includes(undefined)
      ? {text: texts.join('\n\n'), length}
      : undefined;
  });
  return edited(content, edits);
};

/** Folded texts one below the other, or within a tag around all of them, which may name them. */
function foldsAt(lines: readonly string[]): Frame[] {
  const group = blocksBetween(lines, GROUPS);
  if (!group) return foldsIn(lines);
  const found = foldsIn(group.body);
  const surplus = group.length - lengthOf(found);
  if (group.indent || lengthOf(found) < group.body.length) return [];
  const [, items = ''] = /\bitems=\{\[([^\]]*)\]\}/.exec(group.attributes) ?? [];
  const names = [...items.matchAll(/["']([^"']+)["']/g)].map(([, name]) => name);
  return found.map((fold, at) => ({
    ...fold,
    title: fold.title || (names[at] ?? ''),
    length: fold.length + (at === 0 ? surplus : 0),
  }));
}

function foldsIn(lines: readonly string[]): Frame[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const fold = first < 0 ? undefined : foldAt(lines.slice(first));
  if (!fold) return [];
  const below = lines.slice(first + fold.length).findIndex((line) => line.trim() !== '');
  // Blank lines belong to the fold beside them.
  const length = below < 0 ? lines.length : first + fold.length + below;
  return [{...fold, length}, ...foldsIn(lines.slice(length))];
}

function lengthOf(found: readonly Frame[]): number {
  return found.reduce((sum, {length}) => sum + length, 0);
}

const ITEM = /^ {0,3}(?:[-*+]|\d+[.)]) /;

/** Whether the block above an offset is a list. */
function isBelowList(content: string, offset: number): boolean {
  const {children} = parsed(content).markdown;
  const above = children.filter(({position}) => (position?.end.offset ?? 0) <= offset);
  return above.at(-1)?.type === 'list';
}

/** One level below the last heading above. */
function depthAt(content: string, offset: number): number {
  const above = nodesOf(parsed(content).markdown, 'heading').filter(
    ({position}) => (position?.start.offset ?? 0) < offset,
  );
  return (above.at(-1)?.depth ?? 1) + 1;
}

/** Between blank lines, as far right as its tag. */
function written({body, indent}: Frame): string {
  return trimmed(body).replaceAll(/^(?=.)/gm, indent);
}

function trimmed(body: readonly string[]): string {
  return body.join('\n').replaceAll(/^\n+|\s+$/g, '');
}

const HEADING = /^#+(?= )/;

/** A text under a heading. Headings in it move below that; undefined if there is no such level. */
function section({title = '', body}: Frame, depth: number): string | undefined {
  const shifted = headingsIn(body);
  const levels = shifted.map((at) => HEADING.exec(body[at] ?? '')?.[0].length ?? 0);
  const shift = Math.max(0, depth + 1 - Math.min(...levels));
  if (depth > 6 || (levels.length > 0 && Math.max(...levels) + shift > 6)) return undefined;
  const lines = body.map((line, at) => (shifted.includes(at) ? '#'.repeat(shift) + line : line));
  return `${'#'.repeat(depth)} ${title}\n\n${trimmed(lines)}`;
}

/** A text as an item of a list, which ends before the next paragraph; undefined if it has sections, or is no case of several. */
function item({title = '', body, list}: Frame, number: number): string | undefined {
  if (!list || title.includes('*') || headingsIn(body).length > 0) return undefined;
  const marker = list === 'numbers' ? `${number}.` : '-';
  const indent = ' '.repeat(marker.length + 1);
  return `${marker} **${title}**\n\n${trimmed(body).replaceAll(/^(?=.)/gm, indent)}`;
}

/** The lines with a heading, outside of code. */
function headingsIn(body: readonly string[]): number[] {
  let fence = '';
  return body.flatMap((line, at) => {
    const [marks = ''] = /(?<=^ *)(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = marks;
    else if (marks.startsWith(fence)) fence = '';
    return fence === '' && HEADING.test(line) ? [at] : [];
  });
}
