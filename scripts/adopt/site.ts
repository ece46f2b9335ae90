import {count} from '../../src/lib/count';
import {type Company, ownValues} from './company';

/** The content of files by their paths from the root. */
export type Texts = ReadonlyMap<string, string>;

const BRAND = 'src/config/brand.ts';
const CONFIG = [BRAND, 'src/config/authorisation.ts'];
const TOKENS = 'src/css/tokens.css';
/** They name the holder of the rights in this code. */
const LICENCE = /^LICENSE/;

/**
 * The site of another company.
 *
 * @throws if the configuration has a value in another form than expected
 */
export function adopted(texts: Texts, {colours = {}, logo: _logo, ...values}: Company): Texts {
  const own: Readonly<Record<string, string | number>> = ownValues;
  const rename = renaming(ownValues, values);
  const changes = Object.entries(values).flatMap(([key, to]) => {
    const from = String(own[key]);
    return to === undefined || to === from ? [] : [{key, from, to}];
  });
  const files = new Map(
    [...texts].map(([file, text]) => [file, LICENCE.test(file) ? text : rename(text)]),
  );
  const written = CONFIG.flatMap((file) => {
    const {text, keys} = configured(texts.get(file) ?? '', changes, rename);
    files.set(file, text);
    return keys;
  });
  const missing = changes.filter(({key}) => !written.includes(key)).map(({key}) => key);
  if (missing.length > 0)
    throw new Error(`${CONFIG.join(' and ')} do not have ${missing.join(', ')} as before`);
  files.set(BRAND, withFormer(files.get(BRAND) ?? ''));
  const tokens = files.get(TOKENS) ?? '';
  files.set(TOKENS, withColours(tokens, colours));
  // The browser's bar and the social card, which read no styles.
  const [deep = ''] = /(?<=--deep: )#\w+/.exec(tokens) ?? [];
  for (const file of ['docusaurus.config.ts', 'scripts/pictures.ts'])
    files.set(file, (files.get(file) ?? '').replaceAll(deep, colours.deep?.[0] ?? deep));
  return files;
}

/** What only one company has, besides its name. */
const UNIQUE = [
  ...(['legalName', 'siteUrl', 'apiHost', 'appUrl', 'supportPhone', 'regulator'] as const),
  ...(['supportEmail', 'businessEmail', 'securityEmail', 'privacyEmail'] as const),
  ...(['complaintsEmail', 'complianceEmail'] as const),
];

/** What names a company, and is replaced in all files. */
type Names = Pick<Company, 'name' | (typeof UNIQUE)[number]>;

const hostOf = (url: string): string => new URL(url).host;
const domainOf = (url: string): string => hostOf(url).replace(/^www\./, '');
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
  const pairs = new Map<string, string>([
    ...UNIQUE.map((key): [string, string] => [from[key], to[key]]),
    // These are at the root of the origin, even if the site is below a path.
    [`${from.siteUrl}/.well-known`, `${new URL(to.siteUrl).origin}/.well-known`],
    [hostOf(from.siteUrl), hostOf(to.siteUrl)],
    [hostOf(from.appUrl), hostOf(to.appUrl)],
    [domainOf(from.siteUrl), domainOf(to.siteUrl)],
    [from.name, to.name],
  ]);
  // Of two that begin alike, the longer one.
  const found = [...pairs.keys(), from.name.toLowerCase()].sort((a, b) => b.length - a.length);
  const all = new RegExp(found.map(escaped).join('|'), 'g');
  return (text) =>
    text.replace(all, (match, at: number) => {
      const around = `${text.charAt(at - 1)}${text.charAt(at + match.length)}`;
      const small = JOINED.test(around) ? slugOf(to.name) : to.name.toLowerCase();
      return pairs.get(match) ?? small;
    });
}

/** A value of the configuration, which stands there once as `key: 'value'` or `key = 'value'`. */
interface Change {
  key: string;
  from: string;
  to: string;
}

/** Writes the values that a source file of the configuration has, and renames the rest of it. */
function configured(source: string, changes: readonly Change[], rename: (text: string) => string) {
  const placeOf = ({key, from}: Change): RegExp =>
    new RegExp(String.raw`(?<=\b${key}(?::\s+| = ))${escaped(quoted(from))}(?=[,;])`);
  const own = changes.filter((change) => placeOf(change).test(source));
  // New values may contain an old one, so they are written last.
  const slots = own.reduce((text, one, at) => text.replace(placeOf(one), `\0${at}\0`), source);
  const text = rename(slots).replace(/\0(\d+)\0/g, (_, at) => quoted(own[Number(at)]?.to ?? ''));
  return {text, keys: own.map(({key}) => key)};
}

/** Text as formatted code has it. */
function quoted(text: string): string {
  const code = text.replaceAll('\\', '\\\\').replaceAll('\u00a0', String.raw`\u00a0`);
  return code.includes("'") ? `"${code.replaceAll('"', String.raw`\"`)}"` : `'${code}'`;
}

/** Writes colours, each for the light and the dark scheme, into `tokens.css`. */
function withColours(css: string, colours: NonNullable<Company['colours']>): string {
  return Object.entries(colours).reduce((text, [name, [light, dark]]) => {
    const token = new RegExp(`(--${escaped(name)}: )#[0-9a-f]{3,6}`, 'g');
    if (!token.test(text)) throw new Error(`src/css/tokens.css has no colour "--${name}"`);
    const shades = [light, dark];
    return text.replace(token, (whole, start: string) => `${start}${shades.shift() ?? whole}`);
  }, css);
}

/** The brand file with the names of this company among the former ones. */
function withFormer(source: string): string {
  const names = [ownValues.name, domainOf(ownValues.siteUrl)].map((name) => `'${name}'`);
  return source.replace(/(?<=formerNames: readonly string\[\] = \[)[^\]]*/, (before) =>
    [before, ...names].filter(Boolean).join(', '),
  );
}

/** Pages and figures about the law and the authorities of the company's country, with how often they name them. */
export function lawPages(texts: Texts): string[] {
  const {country, adjective, regulatorShort} = ownValues;
  const names = [country, adjective, regulatorShort, 'KRS', 'NIP', 'PESEL', 'Warsaw'];
  const named = new RegExp(String.raw`\b(?:${names.join('|')})\b`, 'g');
  return [...texts]
    .filter(([file]) =>
      /^(?:blog|docs|src\/pages|src\/features)\/.*\.(?:mdx?|json|yaml|tsx?)$/.test(file),
    )
    .flatMap(([file, text]) => {
      const places = text.match(named)?.length ?? 0;
      return places > 0 ? [`  ${file}: ${count(places, 'place')}`] : [];
    });
}
