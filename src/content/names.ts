import fs from 'node:fs';
import path from 'node:path';

import {type Messages, translated} from '../lib/messages';
import {INSTANT} from './figures/units';
import type {ContentTree} from './tree';

/** The fields of figures, tables and terms with words that readers see. Lists of figures have names, which code compares. */
const SEEN = [
  ...['label', 'applies', 'value', 'zero'],
  ...['caption', 'row_heading', 'rows', 'columns', 'badges'],
  ...['name', 'stands_for', 'aliases', 'forms', 'definition'],
];

type Records<T> = ReadonlyMap<string, T>;

/** What is translated of records. */
export function namesIn(records: Records<object>): Record<string, object> {
  const seen = [...records].map(([id, record]) => [
    id,
    Object.fromEntries(
      Object.entries(record).filter(([field, text]) => SEEN.includes(field) && text !== INSTANT),
    ),
  ]);
  return Object.fromEntries(seen) as Record<string, object>;
}

/** Records with their words in the language of a tree, as far as its file of that name has them. */
export function inLanguage<T extends object>(
  records: Records<T>,
  name: string,
  {language}: ContentTree,
): Records<T> {
  const file = language && path.join(language.folder, 'texts', `${name}.json`);
  if (!file || !fs.existsSync(file)) return records;
  const names = translated(namesIn(records), JSON.parse(fs.readFileSync(file, 'utf8')) as Messages);
  return new Map([...records].map(([id, record]) => [id, {...record, ...names[id]}]));
}
