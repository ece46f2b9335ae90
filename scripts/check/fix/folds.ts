import {blocksBetween, dedented, indentedBelow} from './lines';

/** Tags whose text is folded, or one of several cases. */
const FOLDS = String.raw`details|Accordion|Expandable|Tabs\.Tab|Tab|TabItem|CodeGroupItem|tab|Step`;
/** Tags around several of them. */
const GROUPS = 'Tabs|tabs|AccordionGroup|Steps';
/** A text in a tag. */
export interface Frame {
  indent: string;
  body: string[];
  /** Number of lines of the source. */
  length: number;
  /** Becomes a heading. */
  title?: string;
  /** In which it is an item, if a heading is not possible. */
  list?: 'bullets' | 'numbers' | undefined;
}

/** The tags and marks of tabs. */
const TAB = /^(?:Tabs\.Tab|Tab|TabItem|tab|CodeGroupItem)$/;

/** `<details>`, `<TabItem label="iOS">`, `{% tab title="iOS" %}`, `::: details Why?` and `=== "iOS"`. */
function foldAt(lines: readonly string[]): Frame | undefined {
  const [, name] = /^=== *[+!]? *"(.+)" *$/.exec(lines[0] ?? '') ?? [];
  const [, marks, shown] = /^(:{3,}) ?details +(\S.*)$/.exec(lines[0] ?? '') ?? [];
  if (name) return {...foldOf(name.trim(), ['', ...indentedBelow(lines, '')]), list: 'bullets'};
  if (marks && shown) {
    const end = lines.findIndex((line, at) => at > 0 && line.trim() === marks);
    const body = ['', ...lines.slice(1, end)];
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
  const isTab = TAB.test(found.name);
  const [, value] = (isTab && /\bvalue=["'{]*([^"'}]+)["'}]/.exec(found.attributes)) || [];
  const title =
    label ?? bare ?? value ?? text?.replaceAll(/<\/?(?:b|strong|h\d|p|span)>|\*\*/g, '').trim();
  // Nextra names its tabs in the tag around them.
  if (!title && !(isTab && found.attributes.trim() === '')) return undefined;
  const list = isTab ? 'bullets' : found.name === 'Step' ? 'numbers' : undefined;
  return {...foldOf(title ?? '', body.slice(summary.length).split('\n'), found.length), list};
}

function foldOf(title: string, body: string[], length = body.length): Frame {
  return {indent: '', title, body: dedented(body), length};
}

/** Folded texts one below the other, or within a tag around all of them, which may name them. */
export function foldsAt(lines: readonly string[]): Frame[] {
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

export function lengthOf(found: readonly Frame[]): number {
  return found.reduce((sum, {length}) => sum + length, 0);
}
