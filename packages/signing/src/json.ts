/** The ways in which a program may serialise the JSON it has parsed, one string for each. */
type Rewrite = (text: string) => string[];
type Layout = (value: unknown) => string;

/** A string with its quotation marks, white space between tokens, or a comma or colon. */
const TOKEN = /(?:"[^"\\]*(?:\\.[^"\\]*)*")|\s+|[,:]/g;

/** The same JSON with the text `after` behind each comma and colon, and no other white space. */
function respaced(text: string, after: string): string {
  return text.replace(TOKEN, (token) => {
    if (token.startsWith('"')) return token;
    return token === ',' || token === ':' ? token + after : '';
  });
}

const compact: Layout = (value) => JSON.stringify(value);
/** As Python's `json.dumps` writes it. */
const withSpaces: Layout = (value) => respaced(JSON.stringify(value), ' ');
const withLines: readonly Layout[] = ['  ', '    ', '\t'].map(
  (indent) => (value) => JSON.stringify(value, null, indent),
);

/** The parsed JSON value; undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isJson(text: string): boolean {
  return parsed(text) !== undefined;
}

/** The top-level members of the object in a text; empty if it is not an object. */
export function membersOf(text: string): Record<string, unknown> {
  const value = parsed(text);
  return isObject(value) ? value : {};
}

/** Parses and serialises a text; empty if it is not JSON, or nested too deeply to serialise. */
function rewrite(text: string, write: (value: unknown) => string[]): string[] {
  try {
    return write(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The layout in which a text is written; compact if it matches none of the known ones. */
function layoutOf(text: string, value: unknown): Layout {
  return [withSpaces, ...withLines].find((layout) => layout(value) === text.trim()) ?? compact;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: unknown): unknown {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(
          Object.keys(inner)
            .sort()
            .map((key) => [key, inner[key]]),
        )
      : inner,
  );
  return JSON.parse(text);
}

/** Without white space: once as JavaScript writes it, including numbers, and once with numbers unchanged. */
export const compacted: Rewrite = (text) =>
  rewrite(text, (value) => [compact(value), respaced(text, '')]);

/** One space after each comma and colon. */
export const spaced: Rewrite = (text) => rewrite(text, () => [respaced(text, ' ')]);

/** One line per item, indented by two spaces, four spaces or a tab. */
export const indented: Rewrite = (text) =>
  rewrite(text, (value) => withLines.map((layout) => layout(value)));

/** Keys sorted alphabetically at every depth, in the layout of the text. */
export const keysSorted: Rewrite = (text) =>
  rewrite(text, (value) => [layoutOf(text, value)(sorted(value))]);

/** Every order of some items. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Whether the keys of an object are in alphabetical order; false if there is only one key. */
export function hasSortedKeys(text: string): boolean {
  const [inOrder] = rewrite(text, (value) => [compact(sorted(value))]);
  const [asIs] = compacted(text);
  return Object.keys(membersOf(text)).length > 1 && inOrder !== undefined && inOrder === asIs;
}

/** The result of `change` on an object that has the named member, in the layout of the text. */
export function rewrittenMember(
  text: string,
  name: string,
  change: (members: Record<string, unknown>) => unknown,
): string[] {
  const members = membersOf(text);
  return name in members ? rewrite(text, () => [layoutOf(text, members)(change(members))]) : [];
}

/** Escapes characters as `\u00f3`: those outside ASCII, which is Python's default, or others. */
export const escaped = (text: string, characters = /[\u0080-\uffff]/g): string =>
  text.replace(characters, (character) => `\\u${codeOf(character)}`);

/** The same as .NET writes it: `\u00F3`. */
export const escapedInCapitals = (text: string, characters?: RegExp): string =>
  escaped(text, characters).replace(
    /\\u[0-9a-f]{4}/g,
    (code) => `\\u${code.slice(2).toUpperCase()}`,
  );

const codeOf = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');

/** Replaces `\u0142` with the character itself, except control characters, quotes and backslashes. */
export function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|[^u])/gi, (whole, code?: string) => {
    const value = Number.parseInt(code ?? '', 16);
    return value >= 0x20 && value !== 0x22 && value !== 0x5c ? String.fromCharCode(value) : whole;
  });
}

const NUMBER_IN_TEXT = /"(-?(?:0|[1-9]\d*)(?:\.\d+)?)"(?!\s*:)/g;

/** How programs write a number: with its digits unchanged, as JavaScript does, and as Python writes a float. */
const NUMBER_FORMS: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => String(Number(digits)),
  (digits) => String(Number(digits)).replace(/^-?\d+$/, '$&.0'),
];

/** Turns one numeric string into a number, each in turn, in every form. */
export function oneNumber(text: string): string[] {
  return [...text.matchAll(NUMBER_IN_TEXT)].flatMap(({0: whole, 1: digits = '', index}) => {
    const after = text.slice(index + whole.length);
    return NUMBER_FORMS.map((write) => text.slice(0, index) + write(digits) + after);
  });
}

/** Turns numeric strings into numbers, all in the same form. */
export function numbersForTexts(text: string): string[] {
  return NUMBER_FORMS.map((write) =>
    text.replace(NUMBER_IN_TEXT, (_, digits: string) => write(digits)),
  );
}

/** Turns numbers into strings. */
export function textsForNumbers(text: string): string {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
}
