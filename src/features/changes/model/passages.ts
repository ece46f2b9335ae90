import {diffArrays, diffWords} from 'diff';

import type {Block} from './blocks';

/** A run of words that are unchanged, removed or added. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A block that differs, with the heading above it. */
export interface Passage {
  /** Empty above the first heading. */
  heading: string;
  parts: Part[];
}

/** A block before and after; one of them is missing if it was added or removed. */
type Pair = readonly [before: Block | undefined, after: Block | undefined];

/** The share of common words from which two blocks count as the same block, edited. */
const MIN_SIMILARITY = 0.4;

/** The blocks that differ between two texts, compared word by word, in reading order. */
export function passagesBetween(before: readonly Block[], after: readonly Block[]): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  for (const [old, current] of pairs(before, after)) {
    if (current?.isHeading) heading = current.text;
    if (old !== current) {
      passages.push({heading, parts: wordsBetween(old?.text ?? '', current?.text ?? '')});
    }
  }
  return passages;
}

/** Pairs equal blocks, and between these each block with the one that it was edited from. */
function pairs(before: readonly Block[], after: readonly Block[]): Pair[] {
  const found: Pair[] = [];
  let removed: Block[] = [];
  const changes = diffArrays([...before], [...after], {
    comparator: (a, b) => a.isHeading === b.isHeading && a.text === b.text,
  });
  for (const change of changes) {
    if (change.removed) {
      removed = change.value;
      continue;
    }
    found.push(...edits(removed, change.added ? change.value : []));
    removed = [];
    if (!change.added) found.push(...change.value.map((block) => [block, block] as const));
  }
  return [...found, ...edits(removed, [])];
}

function edits(before: Block[], after: Block[]): Pair[] {
  const [old, current] = [before.values(), after.values()];
  return diffArrays(before, after, {comparator: areSimilar}).flatMap(({value, added, removed}) =>
    value.map((): Pair => [
      added ? undefined : old.next().value,
      removed ? undefined : current.next().value,
    ]),
  );
}

function areSimilar(first: Block, second: Block): boolean {
  const [one, other] = [first, second].map(
    ({text}) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
  ) as [Set<string>, Set<string>];
  const common = [...one].filter((word) => other.has(word)).length;
  return (
    first.isHeading === second.isHeading && common > MIN_SIMILARITY * Math.max(one.size, other.size)
  );
}

/** Keeps a number with decimals in one piece, unlike the words of the library. */
const WORDS = new Intl.Segmenter('en-GB', {granularity: 'word'});

export function wordsBetween(before: string, after: string): Part[] {
  return diffWords(before, after, {intlSegmenter: WORDS}).map(({value, added, removed}) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
