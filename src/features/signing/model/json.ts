/** How a program may write the JSON that it has parsed, one text for each way. */
type Rewrite = (text: string) => string[];
type Layout = (value: unknown) => string;

/** The same tokens with this after each comma and colon, and no other white space. */
function respaced(text: string, after: string): string {
  return text.replace(
    /("[^"\\]*(?:\\.[^"\\]*)*")|\s+|([,:])/g,
    (_, string?: string, sign?: string) => string ?? (sign ? `${sign}${after}` : ''),
  );
}

const compact: Layout = (value) => JSON.stringify(value);
/** As Python writes it. */
const withSpaces: Layout = (value) => respaced(JSON.stringify(value), ' ');
const withLines: readonly Layout[] = ['  ', '    ', '\t'].map(
  (indent) => (value) => JSON.stringify(value, null, indent),
);

/** What a text holds; undefined where it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  return parsed(text) !== undefined;
}

/** What the object of a text holds at its top; empty where it is no object. */
export function membersOf(text: string): Record<string, unknown> {
  const value = parsed(text);
  return isObject(value) ? value : {};
}

/** Writes anew what a text holds; nothing where it is not JSON, or nested too deep to be written. */
function rewrite(text: string, write: (value: unknown) => string[]): string[] {
  try {
    return write(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The layout in which a text is written; compact where it is written in none of ours. */
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

/** Without white space: by JavaScript, which also rewrites numbers, and with numbers as they stand. */
export const compacted: Rewrite = (text) =>
  rewrite(text, (value) => [compact(value), respaced(text, '')]);

/** A space after each comma and colon. */
export const spaced: Rewrite = (text) => rewrite(text, () => [respaced(text, ' ')]);

/** A line for each item, indented by two spaces, four spaces or a tab. */
export const indented: Rewrite = (text) =>
  rewrite(text, (value) => withLines.map((layout) => layout(value)));

/** Keys in alphabetical order, at every depth, in the layout of the text. */
export const keysSorted: Rewrite = (text) =>
  rewrite(text, (value) => [layoutOf(text, value)(sorted(value))]);

/** Whether the keys of an object stand in alphabetical order; false where there is but one. */
export function hasSortedKeys(text: string): boolean {
  const members = membersOf(text);
  return Object.keys(members).length > 1 && compact(sorted(members)) === compact(members);
}

/** What is made of an object that has a member of that name, in the layout of the text. */
export function rewrittenMember(
  text: string,
  name: string,
  change: (members: Record<string, unknown>) => unknown,
): string[] {
  const members = membersOf(text);
  return name in members ? rewrite(text, () => [layoutOf(text, members)(change(members))]) : [];
}

/** The number that a field has, with its digits as they stand; undefined where it has none. */
export function numberIn(text: string, field: string): string | undefined {
  return new RegExp(`"${field}"\\s*:\\s*(-?\\d[\\d.eE+-]*)`).exec(text)?.[1];
}

/** Characters outside ASCII as `\u0142`, as Python writes them unless told otherwise. */
export function escaped(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** `\u0142` as the character itself, except control characters, quotes and backslashes. */
export function unescaped(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|[^u])/gi, (whole, code?: string) => {
    const value = Number.parseInt(code ?? '', 16);
    return value >= 0x20 && value !== 0x22 && value !== 0x5c ? String.fromCharCode(value) : whole;
  });
}

/** Numbers in place of texts that hold one: with their digits as they stand, and as JavaScript writes them. */
export function numbersForTexts(text: string): string[] {
  const write = (number: (digits: string) => string): string =>
    text.replace(/"(-?(?:0|[1-9]\d*)(?:\.\d+)?)"(?!\s*:)/g, (_, digits: string) => number(digits));
  return [write((digits) => digits), write((digits) => String(Number(digits)))];
}

/** Texts in place of numbers. */
export function textsForNumbers(text: string): string {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
}
