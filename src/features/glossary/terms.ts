import fs from 'node:fs';
import path from 'node:path';

import {figuresOf} from '../../content/sources';
import type {ContentTree} from '../../content/tree';
import {FindingError} from '../../lib/finding';
import {memoizeByMtime} from '../../lib/memoize-by-mtime';
import {resolveDefinition} from './model/definition';
import {GLOSSARY_FOLDER, inspectGlossary, readGlossary, TERMS_FILE} from './model/read';
import type {Term, TermSet} from './model/schema';

/** The terms of a content tree; none in versions that were cut before there was a glossary. */
export const glossaryOf: (tree: ContentTree) => TermSet = memoizeByMtime(
  ({folder}) => {
    const file = path.join(folder, GLOSSARY_FOLDER, TERMS_FILE);
    return fs.existsSync(file) ? [file] : [];
  },
  ({folder}) => readGlossary(folder),
);

/**
 * A definition with the figures of the tree.
 *
 * @param locale BCP 47 tag
 * @throws FindingError at the line of the definition
 */
export function definitionOf(
  key: string,
  {definition}: Term,
  {tree, root, locale}: {tree: ContentTree; root: string; locale: string},
): string {
  const resolved = resolveDefinition(definition, figuresOf(tree), locale);
  if ('value' in resolved) return resolved.value;
  // Read again, because terms do not know their lines.
  const {findingAt} = inspectGlossary(tree.folder, root);
  const {message, fix} = resolved.fault;
  throw new FindingError([findingAt(key, ['definition'], message, fix)]);
}
