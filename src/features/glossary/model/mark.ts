import type {Matcher, Use} from './match';
import type {Passage} from './prose';
import type {TermSet} from './schema';

/** How many words of one page are marked at the most. */
export const CEILING = 12;
/** On a page that has this many, words that most readers know are left alone. */
export const EVERYDAY_CEILING = 6;

/** A use that is to be marked, and the paragraph that it stands in. */
export interface Mark extends Use {
  passage: Passage;
}

/**
 * Chooses which uses of terms a page marks, from top to bottom. Help with words must not get in
 * the way of reading, so:
 *
 * - a term is marked once, at its first use in a sentence that is free;
 * - a sentence bears one mark, and none where it has a link already;
 * - a page bears at most {@link CEILING} marks; words that most readers know (`everyday`) come
 *   after the others, and only up to {@link EVERYDAY_CEILING};
 * - the page that explains a term in full does not send its readers away for it.
 *
 * @param file the page as a path from its tree
 */
export function marksOf(
  passages: readonly Passage[],
  file: string,
  terms: TermSet,
  matcher: Matcher,
): Mark[] {
  const uses = passages.flatMap((passage) =>
    matcher(passage.text)
      .filter((use) => isWhole(use, passage) && terms.get(use.key)?.article !== file)
      .map((use): Mark => ({...use, passage})),
  );
  const isEveryday = ({key}: Mark): boolean => terms.get(key)?.everyday ?? false;
  const taken = new Set<object>();
  const marked = new Map<string, Mark>();
  for (const use of [...uses.filter((u) => !isEveryday(u)), ...uses.filter(isEveryday)]) {
    const sentence = sentenceOf(use);
    if (marked.size >= (isEveryday(use) ? EVERYDAY_CEILING : CEILING)) break;
    if (!sentence || sentence.linked || taken.has(sentence) || marked.has(use.key)) continue;
    taken.add(sentence);
    marked.set(use.key, use);
  }
  return uses.filter((use) => marked.get(use.key) === use);
}

function sentenceOf({passage, start}: Mark): Passage['sentences'][number] | undefined {
  return passage.sentences.find((sentence) => start >= sentence.start && start < sentence.end);
}

/** Whether a use lies in one node: "two-*factor*" does not, and is left alone. */
function isWhole({start, end}: Use, {pieces}: Passage): boolean {
  return pieces.some(
    (piece) => start >= piece.start && end <= piece.start + piece.node.value.length,
  );
}
