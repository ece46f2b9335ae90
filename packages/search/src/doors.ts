import type {Direction} from './direction';
import type {Lexicon} from './lexicon';
import type {Opened} from './opened';
import type {Query} from './query';

/** A twin answers at least so much as well as the best section, and is among so many results. */
const TWIN = 0.2;
const AMONG = 3;
/** A case is told by the person whose case it is, and is no question. */
const CASE = /^(?=.*\b(?:i|my|it)\b)[^?]*$/i;

/**
 * Where a query leaves open which way the money went, and the best results are a case of one way and a case of the
 * other, both come first, each as a door: the wrong one alone may cost the money.
 */
export function withDoors(found: Opened[], query: Query, {directions}: Lexicon): Opened[] {
  const [first] = found;
  if (query.direction || !first) return found;
  const doorOf = (opened: Opened): Direction | undefined => {
    const {one, sections, at} = opened;
    const name = sections[at]?.heading || one.stored.name;
    return CASE.test(name) ? directions.get(at > 0 ? `${one.id}.${at}` : one.id) : undefined;
  };
  const isEqual = ({one, values, at}: Opened): boolean =>
    (values[at] ?? 0) >= TWIN * Math.max(...first.values) && one.score >= TWIN * first.one.score;
  const within = first.sections.map((_, at): Opened => ({...first, at}));
  const doors = [...within, ...found.slice(1, AMONG)]
    .map((opened): Opened => ({...opened, door: doorOf(opened)}))
    .filter((opened) => opened.door && isEqual(opened))
    .sort((a, b) => b.one.score - a.one.score || (b.values[b.at] ?? 0) - (a.values[a.at] ?? 0));
  const [best] = doors;
  const other = doors.find(({door}) => door !== best?.door);
  const isBest = best?.at === first.at || first.at === 0;
  if (!best || !other || !isBest) return found;
  return [best, other, ...found.filter(({one}) => one !== best.one && one !== other.one)];
}
