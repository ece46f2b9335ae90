import type {Topic} from './schema';

/** One term with all its texts, filled in at build time. Its anchor follows from its name. */
export interface GlossaryEntry {
  name: string;
  /** An abbreviation spelled out. */
  standsFor?: string;
  aliases?: readonly string[];
  definition: string;
  topic: Topic;
  /** The page that explains it in full. */
  article?: {route: string; title: string};
  /** Anchors of related terms. */
  see?: readonly string[];
}
