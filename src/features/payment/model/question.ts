import {isDay} from '../../../lib/days';
import {type CaseGroup, groupOf, methodsOf, screenOf, WAYS} from './cases';

/** The answers as stored in the URL. An empty string is not answered yet. */
export interface Question {
  way: string;
  method: string;
  /** Date of the payment or request. */
  date: string;
  /** What the visitor sees: a case of the group. */
  screen: string;
}

export const EMPTY: Question = {way: '', method: '', date: '', screen: ''};

/** Drops answers that do not exist, or are inconsistent with the previous ones. */
export function fitting(
  {way, method, date, screen}: Question,
  groups: readonly CaseGroup[],
): Question {
  const known = <T extends string>(value: string, all: readonly T[]): string =>
    all.some((each) => each === value) ? value : '';
  const knownWay = known(way, WAYS);
  const knownMethod = known(method, methodsOf(groups, knownWay));
  const group = groupOf(groups, knownWay, knownMethod);
  return {
    way: knownWay,
    method: knownMethod,
    date: isDay(date) ? date : '',
    screen: known(screen, group?.cases.map((each) => screenOf(group, each)) ?? []),
  };
}
