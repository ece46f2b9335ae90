/**
 * JSON text as programs write it. The tokens are kept as they stand, so that numbers such as
 * `1.0` and repeated keys survive, which `JSON.parse` would lose.
 */
type Node = string | Node[] | {readonly members: readonly (readonly [key: string, value: Node])[]};

/** The white space of a layout; with an indent every item has a line of its own. */
interface Layout {
  readonly comma: string;
  readonly colon: string;
  readonly indent?: string;
}

const COMPACT: Layout = {comma: ',', colon: ':'};
const SPACED: Layout = {comma: ', ', colon: ': '};
const INDENTED: readonly Layout[] = ['  ', '    ', '\t'].map((indent) => ({
  comma: ',',
  colon: ': ',
  indent,
}));
/** Nested deeper than any payload of ours; reading stops there before the stack does. */
const DEEPEST = 200;

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

/** The tree of a JSON text, or undefined where the text is none. */
function parse(text: string): Node | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const list = <T>(close: string, item: () => T): T[] => {
    const items: T[] = [];
    if (tokens[at] === close) {
      at += 1;
      return items;
    }
    do items.push(item());
    while (next() === ',');
    return items;
  };
  const node = (depth: number): Node => {
    if (depth > DEEPEST) throw new RangeError('nested too deep');
    const token = next();
    if (token === '[') return list(']', () => node(depth + 1));
    if (token !== '{') return token;
    const member = (): readonly [string, Node] => {
      const key = next();
      next();
      return [key, node(depth + 1)];
    };
    return {members: list('}', member)};
  };
  try {
    return node(0);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function write(node: Node, layout: Layout, level = 0): string {
  if (typeof node === 'string') return node;
  const [open, close, items] = Array.isArray(node)
    ? ['[', ']', node.map((item) => write(item, layout, level + 1))]
    : [
        '{',
        '}',
        node.members.map(
          ([key, value]) => `${key}${layout.colon}${write(value, layout, level + 1)}`,
        ),
      ];
  if (items.length === 0 || layout.indent === undefined) {
    return `${open}${items.join(layout.comma)}${close}`;
  }
  const inner = `\n${layout.indent.repeat(level + 1)}`;
  const outer = `\n${layout.indent.repeat(level)}`;
  return `${open}${inner}${items.join(`${layout.comma}${inner}`)}${outer}${close}`;
}

function keyOf([key]: readonly [string, Node]): string {
  return JSON.parse(key) as string;
}

function sorted(node: Node): Node {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(sorted);
  const members = node.members.map(([key, value]) => [key, sorted(value)] as const);
  return {
    members: members.sort((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a === b) return 0;
      return a < b ? -1 : 1;
    }),
  };
}

/** The layout in which a text is written; compact where it is written in none of ours. */
function layoutOf(text: string, tree: Node): Layout {
  return [SPACED, ...INDENTED].find((layout) => write(tree, layout) === text.trim()) ?? COMPACT;
}

type Rewrite = (text: string) => readonly string[];

const onTree =
  (rewrite: (tree: Node, text: string) => readonly string[]): Rewrite =>
  (text) => {
    const tree = parse(text);
    return tree === undefined ? [] : rewrite(tree, text);
  };

/** Without white space: by JavaScript, which also rewrites numbers, and token by token. */
export const compacted: Rewrite = onTree((tree, text) => [
  JSON.stringify(JSON.parse(text)),
  write(tree, COMPACT),
]);

/** A space after each comma and colon. */
export const spaced: Rewrite = onTree((tree) => [write(tree, SPACED)]);

/** A line for each item, indented by two spaces, four spaces or a tab. */
export const indented: Rewrite = onTree((tree) => INDENTED.map((layout) => write(tree, layout)));

/** Keys in alphabetical order, at every depth, in the layout of the text. */
export const keysSorted: Rewrite = onTree((tree, text) => [
  write(sorted(tree), layoutOf(text, tree)),
]);

/** Whether the keys of an object stand in alphabetical order; false where there is but one. */
export function hasSortedKeys(text: string): boolean {
  const tree = parse(text);
  if (tree === undefined || typeof tree === 'string' || Array.isArray(tree)) return false;
  return tree.members.length > 1 && write(sorted(tree), COMPACT) === write(tree, COMPACT);
}

/** Without the member of that name at the top, in the layout of the text. */
export function withoutMember(text: string, name: string): readonly string[] {
  return onTree((tree) => {
    if (typeof tree === 'string' || Array.isArray(tree)) return [];
    const members = tree.members.filter((member) => keyOf(member) !== name);
    return members.length === tree.members.length ? [] : [write({members}, layoutOf(text, tree))];
  })(text);
}

/** With an empty string in place of the text member of that name at the top. */
export function emptiedMember(text: string, name: string): readonly string[] {
  return onTree((tree) => {
    if (typeof tree === 'string' || Array.isArray(tree)) return [];
    const members = tree.members.map((member) =>
      keyOf(member) === name ? ([member[0], '""'] as const) : member,
    );
    return [write({members}, layoutOf(text, tree))];
  })(text);
}

/** The value of a member at the top: raw JSON text, or undefined. */
export function memberOf(text: string, name: string): string | undefined {
  const tree = parse(text);
  if (tree === undefined || typeof tree === 'string' || Array.isArray(tree)) return undefined;
  const member = tree.members.find((candidate) => keyOf(candidate) === name);
  return member && write(member[1], layoutOf(text, tree));
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Characters outside ASCII as `\u0142`, as Python writes them unless told otherwise. */
export function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** `\u0142` as the character itself, except control characters, quotes and backslashes. */
export function unescaped(text: string): string {
  return text.replace(/(?<!\\)((?:\\\\)*)\\u([0-9a-f]{4})/gi, (whole, before: string, code) => {
    const value = Number.parseInt(String(code), 16);
    return value < 0x20 || value === 0x22 || value === 0x5c
      ? whole
      : `${before}${String.fromCharCode(value)}`;
  });
}

/** Rewrites the values of a JSON text token by token; keys stay. */
function mapValues(text: string, write: (token: string) => string): string {
  return text.replace(TOKEN, (token: string, at: number) =>
    /^\s*:/.test(text.slice(at + token.length)) ? token : write(token),
  );
}

/** Numbers in place of texts that hold one: with their digits as they stand, and as JavaScript writes them. */
export function numbersForTexts(text: string): string[] {
  const write = (number: (digits: string) => string): string =>
    mapValues(text, (token) =>
      token.replace(/^"(-?(?:0|[1-9]\d*)(?:\.\d+)?)"$/, (_, digits: string) => number(digits)),
    );
  return [write((digits) => digits), write((digits) => String(Number(digits)))];
}

/** Texts in place of numbers. */
export function textsForNumbers(text: string): string {
  return mapValues(text, (token) => (/^-?\d/.test(token) ? `"${token}"` : token));
}
