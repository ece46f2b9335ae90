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
  const offered = <T extends string>(value: string, all: readonly T[]): string =>
    all.some((each) => each === value) ? value : '';
  const offeredWay = offered(way, WAYS);
  const offeredMethod = offered(method, methodsOf(groups, offeredWay));
  const group = groupOf(groups, offeredWay, offeredMethod);
  return {
    way: offeredWay,
    method: offeredMethod,
    date: isDay(date) ? date : '',
    screen: offered(screen, group?.cases.map((each) => screenOf(group, each)) ?? []),
  };
}
