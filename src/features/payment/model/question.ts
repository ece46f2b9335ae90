import {isDay} from '../../../lib/days';
import {casesOf, groupOf, methodsOf, WAYS} from './cases';

/** The answers as stored in the URL. An empty string is not answered yet. */
export interface Question {
  way: string;
  method: string;
  /** Date of the payment or request. */
  date: string;
  /** What the screen says: a case of the group. */
  screen: string;
}

export type Field = keyof Question;
export const EMPTY: Question = {way: '', method: '', date: '', screen: ''};
const FIELDS = Object.keys(EMPTY) as Field[];

/** Parses the question from a query string. Unknown values are dropped and their fields listed. */
export function readAddress(search: string): {question: Question; ignored: Field[]} {
  const parameters = new URLSearchParams(search);
  const given = Object.fromEntries(
    FIELDS.map((field) => [field, parameters.get(field) ?? '']),
  ) as Record<Field, string>;
  const question = fitting(given);
  return {question, ignored: FIELDS.filter((field) => given[field] !== question[field])};
}

/** The query string of the fields that are answered. */
export function writeAddress(question: Question): string {
  const answered = FIELDS.filter((field) => question[field] !== '');
  return new URLSearchParams(answered.map((field) => [field, question[field]])).toString();
}

/** Drops answers that are inconsistent with the previous ones. */
export function fitting({way, method, date, screen}: Question): Question {
  const known = <T extends string>(value: string, all: readonly T[]): string =>
    all.some((each) => each === value) ? value : '';
  const knownWay = known(way, WAYS);
  const knownMethod = known(method, methodsOf(knownWay));
  const group = groupOf(knownWay, knownMethod);
  const screens = group ? casesOf(group).map((each) => each.screen) : [];
  return {
    way: knownWay,
    method: knownMethod,
    date: isDay(date) ? date : '',
    screen: known(screen, screens),
  };
}
