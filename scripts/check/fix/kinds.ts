/** Our admonition for each name that other dialects have. */
export const KINDS: Readonly<Record<string, string>> = {
  ...each('note', [
    'note',
    'notes',
    'example',
    'abstract',
    'question',
    'default',
    'secondary',
    'faq',
    'help',
    'quote',
    'summary',
    'tldr',
    'todo',
  ]),
  ...each('tip', ['tip', 'tips', 'hint', 'success', 'check', 'done']),
  ...each('info', ['info', 'important', 'information', 'primary']),
  ...each('warning', ['warning', 'warn', 'caution', 'attention']),
  ...each('danger', ['danger', 'error', 'failure', 'critical', 'bug', 'fail', 'missing']),
};
/** Names that say only that something is a box. Its kind is an attribute. */
export const WRAPPERS = ['hint', 'callout', 'aside', 'admonition', 'alert', 'notice', 'box'];
export const NAMES = [...new Set([...Object.keys(KINDS), ...WRAPPERS])].join('|');

/** Attributes of what readers do not see. */
export const HIDDEN =
  /(?<!overflow(?:-[xy])?[-:] *)\bhidden\b|display: *none|opacity: *0(?![.\d]*[1-9])|font-size: *0(?![.\d]*[1-9])|sr-only/i;
/** A style that puts a line in the middle, as no heading does. */
export const CENTERED = /<center\b|align=["']?center|text-align: *center/i;

export function each(kind: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

export interface Box {
  kind: string;
  title: string;
  indent: string;
  body: string[];
  /** Number of lines of the source. */
  length: number;
}

/** A box with the name of another dialect; undefined if the name is no kind of box, or the box is empty. */
export function box(
  name: string,
  title: string,
  indent: string,
  body: string[],
  length: number,
): Box | undefined {
  const kind = KINDS[name.toLowerCase()];
  if (!kind || body.every((line) => line.trim() === '')) return undefined;
  // A name that is not ours is what readers see, unless it is another word for the same.
  const shown = /^(?:example|important|caution|abstract|question|summary)$/i.test(name) ? name : '';
  const own = shown && shown[0]?.toUpperCase() + shown.slice(1).toLowerCase();
  return {kind, title: title || own, indent, body, length};
}
