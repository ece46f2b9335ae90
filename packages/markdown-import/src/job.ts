import type {Dialect} from './dialect';
import type {Vault} from './verbatim';

/** What a person should know about an import. */
export interface Note {
  /** `taken`: carried over; `write`: only a person can write it; `look`: changed or left, and worth a look. */
  kind: 'taken' | 'write' | 'look';
  /** One sentence. */
  text: string;
}

/** Why a file cannot be imported, as a clause without its name: "the file is empty". */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The import of one article. */
export interface Job {
  dialect: Dialect;
  vault: Vault;
  note: (note: Note) => void;
}

/** Says about a part of the source that it stays, as code, because nothing here is the same. */
export function noteOfLeft(source: string, {note, vault}: Job): void {
  const shown = vault.restored(source).trim();
  const what = 'is of the other system, and stands in the text as code: write what it showed';
  note({kind: 'look', text: `${shown} ${what}.`});
}
