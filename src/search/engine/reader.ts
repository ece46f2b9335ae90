import type {
  DocumentFile,
  Head,
  StoredDocument,
  SynonymsFile,
  TermFile,
  VocabularyFile,
} from './format';
import {lastNotAfter} from './sorted';
import {synonymTable, type SynonymTable} from './synonyms';
import {Vocabulary} from './vocabulary';

/** Fetches one file of an index and parses it. */
export type LoadFile = (name: string) => Promise<unknown>;

/** A page that holds a term; see build/impacts. */
export interface Posting {
  document: number;
  impact: number;
  section: number;
}

/** Reads an index file by file, each at most once. */
export class IndexReader {
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly decoded = new Map<string, readonly Posting[]>();

  constructor(private readonly load: LoadFile) {}

  head(): Promise<Head> {
    return this.file<Head>('head.json');
  }

  synonyms(): Promise<SynonymTable> {
    return this.once('synonyms', async () =>
      synonymTable(await this.file<SynonymsFile>('synonyms.json')),
    );
  }

  vocabulary(): Promise<Vocabulary> {
    return this.once(
      'vocabulary',
      async () => new Vocabulary(await this.file<VocabularyFile>('vocabulary.json')),
    );
  }

  /** The pages of each term; terms that no page holds are left out. */
  async postings(terms: Iterable<string>): Promise<Map<string, readonly Posting[]>> {
    const {terms: bounds} = await this.head();
    const found = new Map<string, readonly Posting[]>();
    await Promise.all(
      [...new Set(terms)].map(async (term) => {
        const list = await this.postingsOf(term, bounds);
        if (list) found.set(term, list);
      }),
    );
    return found;
  }

  async document(id: number): Promise<StoredDocument | undefined> {
    const {documents: bounds} = await this.head();
    const place = lastNotAfter(bounds, id);
    if (place < 0) return undefined;
    const file = await this.file<DocumentFile>(`documents-${place}.json`);
    return file[id - (bounds[place] ?? 0)];
  }

  private async postingsOf(
    term: string,
    bounds: readonly string[],
  ): Promise<readonly Posting[] | undefined> {
    const known = this.decoded.get(term);
    if (known) return known;
    const place = lastNotAfter(bounds, term);
    if (place < 0) return undefined;
    const file = await this.file<TermFile>(`terms-${place}.json`);
    if (!Object.hasOwn(file, term)) return undefined;
    const postings = decode(file[term] ?? []);
    this.decoded.set(term, postings);
    return postings;
  }

  private file<T>(name: string): Promise<T> {
    return this.once(name, () => this.load(name)) as Promise<T>;
  }

  private once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.files.get(key);
    if (known) return known as Promise<T>;
    const made = make();
    this.files.set(key, made);
    // What failed is asked for again the next time.
    made.catch(() => this.files.delete(key));
    return made;
  }
}

function decode(numbers: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  let document = 0;
  for (let at = 0; at < numbers.length; at += 3) {
    document += numbers[at] ?? 0;
    postings.push({document, impact: numbers[at + 1] ?? 0, section: numbers[at + 2] ?? 0});
  }
  return postings;
}
