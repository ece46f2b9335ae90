import type {Posting} from './reader';

/** Terms that stand for one word of the query, and how far each is trusted, 0 to 1. */
export type Expansion = ReadonlyMap<string, number>;

/** One reading of a slot: all of its words. */
export type Alternative = readonly Expansion[];

export interface RankedSlot {
  /** Words of the query that it stands for. */
  weight: number;
  alternatives: readonly Alternative[];
}

export interface Ranked {
  document: number;
  score: number;
  section: number;
}

/** What a pair of neighbours adds, as a share of its own worth. */
const PAIR = 0.8;
/** What matching the whole query as a title, keyword or heading adds. */
const WHOLE = 1;
/** Share of the score that is kept however little of the query a page holds. */
const FLOOR = 0.1;
/** A page below this share of the best one's coverage is no result. */
const COVERED = 0.25;
/** How far the weakest mention covers a word; the page that is most about the word covers all of it. */
const MENTION = 0.3;

interface Tally {
  score: number;
  covered: number;
  sections: Map<number, number>;
}

/**
 * Ranks pages by the worth of the words they hold and by how much of the query they cover.
 *
 * @param postings pages by term; terms without an entry count nothing
 * @param total number of documents of the index
 */
export function rank(
  slots: readonly RankedSlot[],
  bonus: {pairs: readonly string[]; wholes: readonly string[]},
  postings: ReadonlyMap<string, readonly Posting[]>,
  total: number,
): Ranked[] {
  const tallies = new Map<number, Tally>();
  const tallyOf = (document: number): Tally => {
    const known = tallies.get(document) ?? {score: 0, covered: 0, sections: new Map()};
    tallies.set(document, known);
    return known;
  };
  let asked = 0;
  for (const slot of slots) {
    const matches = bestOf(slot.alternatives, postings);
    if (matches.size === 0) continue;
    const rarity = slot.weight * Math.log(1 + total / (1 + matches.size));
    asked += rarity;
    const strongest = Math.max(...[...matches.values()].map(({value}) => value));
    for (const [document, match] of matches) {
      const tally = tallyOf(document);
      const aboutness = MENTION + (1 - MENTION) * Math.sqrt(match.value / strongest);
      tally.score += slot.weight * match.value;
      tally.covered += rarity * match.share * aboutness;
      vote(tally, match.section, match.value);
    }
  }
  const add = (terms: readonly string[], factor: number): void => {
    for (const term of terms) {
      for (const {document, impact, section} of postings.get(term) ?? []) {
        const tally = tallies.get(document);
        if (!tally) continue;
        tally.score += factor * impact;
        vote(tally, section, factor * impact);
      }
    }
  };
  add(bonus.pairs, PAIR);
  add(bonus.wholes, WHOLE);

  const most = Math.max(0, ...[...tallies.values()].map(({covered}) => covered));
  return [...tallies]
    .filter(([, {covered}]) => covered >= most * COVERED)
    .map(([document, {score, covered, sections}]) => ({
      document,
      score: score * (FLOOR + (1 - FLOOR) * (covered / Math.max(asked, Number.EPSILON))),
      section: favourite(sections),
    }))
    .sort((a, b) => b.score - a.score || a.document - b.document);
}

interface Match {
  value: number;
  section: number;
  /** How much of the alternative's words the page holds, 0 to 1. */
  share: number;
}

/** For each page its best alternative: the mean worth of its words. */
function bestOf(
  alternatives: readonly Alternative[],
  postings: ReadonlyMap<string, readonly Posting[]>,
): Map<number, Match> {
  const best = new Map<number, Match>();
  for (const words of alternatives) {
    const sums = new Map<number, Match>();
    for (const expansion of words) {
      for (const [document, {value, section}] of bestTerm(expansion, postings)) {
        const sum = sums.get(document) ?? {value: 0, section, share: 0};
        sum.value += value / words.length;
        sum.share += 1 / words.length;
        sums.set(document, sum);
      }
    }
    for (const [document, match] of sums) {
      const known = best.get(document);
      if (!known || match.value > known.value) {
        best.set(document, {...match, share: Math.max(match.share, known?.share ?? 0)});
      }
    }
  }
  return best;
}

function bestTerm(
  expansion: Expansion,
  postings: ReadonlyMap<string, readonly Posting[]>,
): Map<number, {value: number; section: number}> {
  const best = new Map<number, {value: number; section: number}>();
  for (const [term, trust] of expansion) {
    for (const {document, impact, section} of postings.get(term) ?? []) {
      const value = impact * trust;
      if (value > (best.get(document)?.value ?? 0)) best.set(document, {value, section});
    }
  }
  return best;
}

function vote({sections}: Tally, section: number, value: number): void {
  sections.set(section, (sections.get(section) ?? 0) + value);
}

function favourite(sections: ReadonlyMap<number, number>): number {
  let best = 0;
  let most = 0;
  for (const [section, votes] of sections) if (votes > most) [best, most] = [section, votes];
  return best;
}
