import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {kindOf} from '../../content/kinds';
import {pagesOf} from '../../content/sources';
import {localeOf, placeOf} from '../../content/tree';
import {inlineElement} from '../../lib/mdast';
import {memoized} from '../../lib/memoized';
import {type Mark, marksOf, matcherOf} from './model/match';
import {passagesOf} from './model/prose';
import {definitionOf, glossaryOf} from './terms';

const matcherFor = memoized(matcherOf);

/**
 * Links the first use of a term in an article to the glossary. Runs after the directives, so that it
 * sees the final text. Legal pages define their own terms, and list pages have no running text.
 */
export default function remarkGlossary({root}: {root: string}) {
  return (markdown: Root, file: VFile): void => {
    const {tree, file: name} = placeOf(file.path, root);
    const locale = localeOf(file.path, root);
    const terms = glossaryOf(tree);
    const glossary = pagesOf(tree).find(({kind}) => kind === 'glossary');
    if (kindOf(name) !== 'article' || !glossary || terms.size === 0) return;
    const marks = marksOf(passagesOf(markdown, locale), name, terms, matcherFor(terms));
    // From the end, so that replacements do not shift the marks that are still to come.
    for (const mark of marks.reverse()) {
      const term = terms.get(mark.key);
      if (!term) continue;
      replace(mark, {
        to: `${glossary.route}#${mark.key}`,
        name: term.name,
        definition: definitionOf(mark.key, term, {tree, root, locale}),
      });
    }
  };
}

function replace({start, end, passage}: Mark, props: object): void {
  const piece = passage.pieces.findLast((candidate) => candidate.start <= start);
  if (!piece) return;
  const {node, siblings} = piece;
  const text = (value: string) => ({type: 'text', value}) as const;
  const before = text(node.value.slice(0, start - piece.start));
  const word = text(node.value.slice(start - piece.start, end - piece.start));
  const after = text(node.value.slice(end - piece.start));
  const parts = [before, inlineElement('Term', props, [word]), after];
  const written = parts.filter((part) => part.type !== 'text' || part.value !== '');
  siblings.splice(siblings.indexOf(node), 1, ...written);
  // The text before the mark is yet to be processed as part of the same piece.
  piece.node = before;
}
