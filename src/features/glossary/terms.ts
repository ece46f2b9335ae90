import {fillDirectives} from '../../content/directives/text';
import {inLanguage} from '../../content/names';
import {figuresOf} from '../../content/sources';
import type {ContentTree} from '../../content/tree';
import {FindingError} from '../../lib/finding';
import {memoizeByMtime} from '../../lib/memoize-by-mtime';
import {GLOSSARY_FOLDER, inspectGlossary, readGlossary} from './model/read';
import type {Term, TermSet} from './model/schema';

/** The terms of a content tree; empty for versions older than the glossary. */
export const glossaryOf: (tree: ContentTree) => TermSet = memoizeByMtime(
  [GLOSSARY_FOLDER],
  (tree) => inLanguage(readGlossary(tree.folder), 'terms', tree),
);

/**
 * A definition with the figures of the tree filled in.
 *
 * @param locale BCP 47 tag
 * @throws FindingError with the line of the definition
 */
export function definitionOf(
  key: string,
  {definition}: Term,
  {tree, root, locale}: {tree: ContentTree; root: string; locale: string},
): string {
  const {text, faults} = fillDirectives(definition, figuresOf(tree), locale);
  const [first] = faults;
  if (!first) return text;
  // Parsed again, because terms do not store their line numbers.
  const {findingAt} = inspectGlossary(tree.folder, root);
  const {message, fix} = first.fault;
  throw new FindingError([findingAt(key, ['definition'], message, fix)]);
}
