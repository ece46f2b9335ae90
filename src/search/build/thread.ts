import type {SearchDocument} from '../document';
import type {Synonyms} from '../synonyms';
import {indexFiles, type IndexFiles} from './index-files';

/** The arguments of `indexFiles`. */
export interface Task {
  documents: readonly SearchDocument[];
  synonyms: Synonyms;
}

/** For `Threads`: the index of one version, beside what else is made of the built pages. */
export default function indexInThread({documents, synonyms}: Task): IndexFiles {
  return indexFiles(documents, synonyms);
}
