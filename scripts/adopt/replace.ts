import type {Company} from './company';

/** What only one company has, besides its name. */
const UNIQUE = [
  ...(['legalName', 'siteUrl', 'apiHost', 'appUrl', 'supportPhone', 'regulator'] as const),
  ...(['supportEmail', 'businessEmail', 'securityEmail', 'privacyEmail'] as const),
  ...(['complaintsEmail', 'complianceEmail'] as const),
];

/** What names a company, and is replaced in all files. */
export type Names = Pick<Company, 'name' | (typeof UNIQUE)[number]>;

const hostOf = (url: string): string => new URL(url).host;
export const domainOf = (url: string): string => hostOf(url).replace(/^www\./, '');
/** A name as it stands in addresses and identifiers. */
const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Beside one of these, a name in small letters is part of an address or identifier. */
const JOINED = /[-./@_]/;

/**
 * Replaces the names, addresses and hosts of one company by those of another. What texts may mean as well, such as the
 * city, stays.
 *
 * @returns the new text of a file
 */
export function renaming(from: Names, to: Names): (text: string) => string {
  const old = from.name;
  const pairs = new Map<string, string>([
    ...UNIQUE.map((key): [string, string] => [from[key], to[key]]),
    [hostOf(from.siteUrl), hostOf(to.siteUrl)],
    [hostOf(from.appUrl), hostOf(to.appUrl)],
    [domainOf(from.siteUrl), domainOf(to.siteUrl)],
    [old, to.name],
  ]);
  const small = old.toLowerCase();
  // Of two that begin alike, the longer one.
  const found = [...pairs.keys(), small].sort((a, b) => b.length - a.length).map(escaped);
  const all = new RegExp(found.join('|'), 'g');
  return (text) =>
    text.replace(all, (match, at: number) => {
      const other = pairs.get(match);
      if (other !== undefined) return other;
      const around = `${text.charAt(at - 1)}${text.charAt(at + match.length)}`;
      return JOINED.test(around) ? slugOf(to.name) : to.name.toLowerCase();
    });
}

/** A value of the configuration, which stands there once as `key: 'value'` or `key = 'value'`. */
export interface Change {
  key: string;
  from: string;
  to: string;
}

/**
 * Writes the values of `changes` that a source file of the configuration has, and renames the rest of it.
 *
 * @returns the new text, and the keys that were written
 */
export function configured(
  source: string,
  changes: readonly Change[],
  rename: (text: string) => string,
): {text: string; keys: string[]} {
  const keys: string[] = [];
  const slots = new Map<string, string>();
  let text = source;
  for (const {key, from, to} of changes) {
    const value = escaped(quoted(from));
    text = text.replace(new RegExp(String.raw`(?<=\b${key}(?:: | = ))${value}(?=[,;])`), () => {
      keys.push(key);
      slots.set(`\0${slots.size}\0`, quoted(to));
      return `\0${slots.size - 1}\0`;
    });
  }
  // New values may contain an old one.
  return {text: rename(text).replace(/\0\d+\0/g, (slot) => slots.get(slot) ?? ''), keys};
}

/** Text as formatted code has it. */
function quoted(text: string): string {
  const code = text.replaceAll('\\', '\\\\').replaceAll('\u00a0', String.raw`\u00a0`);
  return code.includes("'") ? `"${code.replaceAll('"', String.raw`\"`)}"` : `'${code}'`;
}

/** Writes colours, each for the light and the dark scheme, into `tokens.css`. */
export function withColours(css: string, colours: NonNullable<Company['colours']>): string {
  return Object.entries(colours).reduce((text, [name, [light, dark]]) => {
    const token = new RegExp(`(--${escaped(name)}: )#[0-9a-f]{3,6}`, 'g');
    if (!token.test(text)) throw new Error(`src/css/tokens.css has no colour "--${name}"`);
    const shades = [light, dark];
    return text.replace(token, (whole, start: string) => `${start}${shades.shift() ?? whole}`);
  }, css);
}
