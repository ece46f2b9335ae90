import {diffArrays} from 'diff';

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

/** The share of common words from which two blocks count as the same block, edited. */
const MIN_SIMILARITY = 0.4;

/** The blocks that differ between two texts, with word-level differences, in reading order. */
export function passagesBetween(before: readonly Block[], after: readonly Block[]): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  const changes = diffArrays([...before], [...after], {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  for (let at = 0; at < changes.length; at += 1) {
    const {value, added, removed} = changes[at] ?? {value: []};
    if (!added && !removed) {
      heading = value.findLast(({kind}) => kind === 'heading')?.text ?? heading;
      continue;
    }
    const next = changes[at + 1];
    const replaced = removed && next?.added;
    if (replaced) at += 1;
    const come = added ? value : replaced ? next.value : [];
    for (const {block, parts} of pairs(removed ? value : [], come)) {
      if (block.kind === 'heading') heading = block.text;
      passages.push({heading, parts});
    }
  }
  return passages;
}

/** Pairs each new block with the old block that it was edited from, if there is one. */
function pairs(gone: readonly Block[], come: readonly Block[]): {block: Block; parts: Part[]}[] {
  const left = new Map(gone.map((block) => [block, wordsOf(block)]));
  const joined = come.map((block) => {
    const words = wordsOf(block);
    const origin = [...left]
      .filter(([{kind}]) => kind === block.kind)
      .map(([candidate, its]) => ({candidate, share: similarity(its, words)}))
      .reduce<{candidate?: Block; share: number}>(
        (best, one) => (one.share > best.share ? one : best),
        {share: MIN_SIMILARITY},
      ).candidate;
    if (origin) left.delete(origin);
    return {
      block,
      parts: origin
        ? wordsBetween(origin.text, block.text)
        : [{kind: 'added' as const, text: block.text}],
    };
  });
  const lost = [...left.keys()].map((block) => ({
    block,
    parts: [{kind: 'removed' as const, text: block.text}],
  }));
  return [...lost, ...joined];
}

/** A word with the space after it; a number with its sign and unit is one word. */
const WORD = /(?:[€$]?\d[\d.,–-]*\d%?|[€$]?\d%?|[\p{L}\p{N}'’-]+|\S)\s*/gu;

/** Compares two lines word by word. */
export function wordsBetween(before: string, after: string): Part[] {
  const changes = diffArrays(before.match(WORD) ?? [], after.match(WORD) ?? [], {
    comparator: (a, b) => a.trim() === b.trim(),
  });
  return changes.flatMap(({value, added, removed}, at): Part[] => {
    const text = value.join('');
    if (added) return apart('added', text);
    if (removed) return apart('removed', text);
    // Unchanged words come from the new text, where they may lack a space before the removed words.
    const cut = changes[at + 1]?.removed && !/\s$/.test(text) && wasApart(changes[at + 1]?.value);
    return [{kind: 'same', text: cut ? `${text} ` : text}];
  });
}

/** A run with its trailing space split off, which belongs to neither side. */
function apart(kind: Part['kind'], text: string): Part[] {
  const words = text.trimEnd();
  const space = text.slice(words.length);
  return [{kind, text: words}, ...(space ? [{kind: 'same' as const, text: space}] : [])];
}

function wasApart(removed: readonly string[] = []): boolean {
  return /^[\p{L}\p{N}€$]/u.test(removed[0] ?? '');
}

function wordsOf({text}: Block): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** The share of common words, from 0 to 1. */
function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.max(1, first.size, second.size);
}
