import {slugOf} from '../../../lib/fold';
import type {Topic} from './schema';

/** One term with all its texts, filled in at build time. */
export interface GlossaryEntry {
  /** Its anchor. */
  key: string;
  name: string;
  /** An abbreviation spelled out. */
  standsFor?: string;
  aliases?: readonly string[];
  definition: string;
  topic: Topic;
  /** The page that explains it in full. */
  article?: {route: string; title: string};
  /** Keys of related terms. */
  see?: readonly string[];
}

/** An entry without what can be computed: a key that follows from the name, and pages that explain several terms. */
export interface PackedEntry extends Omit<GlossaryEntry, 'key' | 'article'> {
  key?: string;
  /** Place of the page in the list. */
  article?: number;
}

/** The glossary as its page carries it. */
export interface GlossaryData {
  entries: PackedEntry[];
  pages: {route: string; title: string}[];
}

export function unpacked({entries, pages}: GlossaryData): GlossaryEntry[] {
  return entries.map(({key, article: at, ...entry}) => {
    const article = at === undefined ? undefined : pages[at];
    return {...entry, key: key ?? slugOf(entry.name), ...(article && {article})};
  });
}
