import type {SynonymsFile} from './format';

/** By what is typed, as stems joined by spaces, what it stands for, each a row of stems. */
export type SynonymTable = ReadonlyMap<string, readonly string[][]>;

export const NO_SYNONYMS: SynonymTable = new Map();

/** What the index holds by meaning, by what is typed. */
export function synonymTable(byMeaning: SynonymsFile): SynonymTable {
  const table = new Map<string, string[][]>();
  for (const [meaning, typed] of Object.entries(byMeaning)) {
    for (const key of typed.split(',')) {
      table.set(key, [...(table.get(key) ?? []), meaning.split(' ')]);
    }
  }
  return table;
}

/** What a phrase stands for; nothing where the table does not have it. */
export function meaningsOf(key: string, synonyms: SynonymTable): readonly string[][] {
  return synonyms.get(key) ?? [];
}
