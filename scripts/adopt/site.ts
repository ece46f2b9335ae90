import {count} from '../../src/lib/count';
import type {Company} from './company';
import {ownValues} from './own-values';
import {configured, domainOf, renaming, withColours} from './replace';

/** The content of files by their paths from the root. */
export type Texts = ReadonlyMap<string, string>;

const CONFIG = ['src/config/brand.ts', 'src/config/authorisation.ts'];
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
  const brand = files.get(CONFIG[0] ?? '') ?? '';
  files.set(CONFIG[0] ?? '', withFormer(brand, [ownValues.name, domainOf(ownValues.siteUrl)]));
  files.set(TOKENS, withColours(files.get(TOKENS) ?? '', colours));
  return files;
}

const FORMER = /(?<=formerNames: readonly string\[\] = \[)[^\]]*/;

function withFormer(source: string, names: readonly string[]): string {
  return source.replace(FORMER, (before) =>
    [before, ...names.map((name) => `'${name}'`)].filter(Boolean).join(', '),
  );
}

/** Pages and figures about the law and the authorities of the company's country, with how often they name them. */
export function lawPages(texts: Texts): string[] {
  const {country, adjective, regulatorShort} = ownValues;
  const named = new RegExp(String.raw`\b(?:${country}|${adjective}|${regulatorShort})\b`, 'g');
  return [...texts]
    .filter(([file]) =>
      /^(?:docs|src\/pages|src\/features)\/.*\.(?:mdx?|json|yaml|tsx)$/.test(file),
    )
    .flatMap(([file, text]) => {
      const places = text.match(named)?.length ?? 0;
      return places > 0 ? [`  ${file}: ${count(places, 'place')}`] : [];
    });
}
