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
export interface PackedEntry extends Omit<GlossaryEntry, 'key' | 'article' | 'see'> {
  key?: string;
  /** Place of the page in the list. */
  article?: number;
  /** Places of the related terms. */
  see?: number[];
}

/** The glossary as its page carries it. */
export interface GlossaryData {
  entries: PackedEntry[];
  pages: {route: string; title: string}[];
}

export function unpacked({entries, pages}: GlossaryData): GlossaryEntry[] {
  const keys = entries.map(({key, name}) => key ?? slugOf(name));
  return entries.map(({key = '', article: at, see, ...entry}, place) => {
    const article = at === undefined ? undefined : pages[at];
    return {
      ...entry,
      key: keys[place] ?? key,
      ...(article && {article}),
      ...(see && {see: see.flatMap((other) => keys[other] ?? [])}),
    };
  });
}
