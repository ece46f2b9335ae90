import {nodesOf} from '../prose';
import {blocksBetween, dedented, editsOfBlocks, indentedBelow} from './boxes';
import {edited, parsed, type Pass} from './pass';

/** Tags that only lay out what is between them. */
const WRAPPERS =
  'div|section|center|figure|CodeGroup|CardGroup|Columns|Frame|stepper|step|code|content-ref';
/** Tags whose text is folded, or one of several cases. */
const FOLDS = 'details|Accordion|Expandable|Tab|TabItem|CodeGroupItem|tab|Step';
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

/** `<details>`, `<TabItem label="iOS">`, `{% tab title="iOS" %}`, `::: details Why?` and `=== "iOS"`. */
function foldAt(lines: readonly string[]): Frame | undefined {
  const [, name] = /^=== *[+!]? *"(.+)" *$/.exec(lines[0] ?? '') ?? [];
  const [, marks, shown] = /^(:{3,}) ?details +(\S.*)$/.exec(lines[0] ?? '') ?? [];
  if (name) return foldOf(name, indentedBelow(lines, ''));
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
  const title = label ?? text?.replaceAll(/<\/?(?:b|strong|h\d|p|span)>|\*\*/g, '').trim();
  return title ? foldOf(title, body.slice(summary.length).split('\n'), found.length) : undefined;
}

function foldOf(title: string, body: string[], length = body.length + 1): Frame | undefined {
  const isPlain = !/[<>{}\n]/.test(title) && !body.some((line) => /^#{1,6} /.test(line));
  return isPlain ? {indent: '', title, body: dedented(body), length} : undefined;
}

/** Layout goes, and what is folded gets a heading, unless the text below it would then belong to it too. */
export const frames: Pass = (content) => {
  const edits = editsOfBlocks(content, 'layout of another system', (lines, start) => {
    if (!/^ *(?:<|\{%|===|:::)/.test(lines[0] ?? '')) return undefined;
    const depth = depthAt(content, start);
    const wrapper = wrapperAt(lines);
    const found = wrapper ? [wrapper] : foldsAt(lines, depth);
    const text = found.map((frame) => written(frame, depth)).join('\n\n');
    return found.length > 0 ? {text, length: lengthOf(found)} : undefined;
  });
  return edited(content, edits);
};

/** Folded texts one below the other, and nothing below them that a heading does not start. */
function foldsAt(lines: readonly string[], depth: number): Frame[] {
  const group = blocksBetween(lines, GROUPS);
  const found = group ? foldsIn(group.body) : foldsIn(lines);
  const sum = lengthOf(found);
  if (group && sum < group.body.length) return [];
  const length = group?.length ?? sum;
  const next = lines.slice(length).find((line) => line.trim() !== '') ?? '';
  const isEnd = next === '' || new RegExp(`^#{1,${depth}} `).test(next);
  if (!isEnd || depth > 6 || group?.indent) return [];
  return found.map((fold, at) => (at === 0 ? {...fold, length: fold.length + length - sum} : fold));
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

/** One level below the last heading above. */
function depthAt(content: string, offset: number): number {
  const above = nodesOf(parsed(content).markdown, 'heading').filter(
    ({position}) => (position?.start.offset ?? 0) < offset,
  );
  return (above.at(-1)?.depth ?? 1) + 1;
}

function written({title, body, indent}: Frame, depth: number): string {
  const inner = body.join('\n').replaceAll(/^\n+|\s+$/g, '');
  const text = title ? `${'#'.repeat(depth)} ${title}\n\n${inner}` : inner;
  return text.replaceAll(/^(?=.)/gm, indent);
}
