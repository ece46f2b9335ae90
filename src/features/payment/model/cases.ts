import {isDay} from '../../../lib/days';

export const WAYS = ['in', 'out'] as const;
export type Way = (typeof WAYS)[number];

export const METHODS = ['sepa', 'swift', 'card', 'apple-pay', 'crypto'] as const;
export type Method = (typeof METHODS)[number];

/** The usual time of the method, or some minutes before trying again. */
export const WAITS = ['usual', 'retry'] as const;
export type Wait = (typeof WAITS)[number];

/** What somebody sees when a payment is missing. The page has the rest of its text. */
export interface Case {
  /** Anchor of its section: the id of the group, and the name of the case in the URL. */
  id: string;
  title: string;
  /** The text in bold that its section begins with. */
  answer: string;
  /** How long to wait; without it, waiting does not help or nobody knows how long it takes. */
  wait?: Wait | undefined;
}

/** Payments that are delayed in the same ways. */
export interface CaseGroup {
  id: string;
  way: Way;
  methods: readonly Method[];
  cases: readonly Case[];
}

/** The answers as stored in the URL. An empty string is not answered yet. */
export interface Question {
  way: Way | '';
  method: Method | '';
  /** Date of the payment or request. */
  date: string;
  /** What the visitor sees: the name of a case of the group. */
  screen: string;
}

export const EMPTY: Question = {way: '', method: '', date: '', screen: ''};

/** Drops answers that do not exist, or are inconsistent with the previous ones. */
export function fitting(given: Question, groups: readonly CaseGroup[]): Question {
  const way = WAYS.find((each) => each === given.way) ?? '';
  const method = methodsOf(groups, way).find((each) => each === given.method) ?? '';
  const group = groupOf(groups, way, method);
  const isOffered = group?.cases.some((each) => screenOf(group, each) === given.screen);
  return {
    way,
    method,
    date: isDay(given.date) ? given.date : '',
    screen: isOffered ? given.screen : '',
  };
}

/** The name of a case in the URL. */
export function screenOf(group: CaseGroup, {id}: Case): string {
  return id.slice(group.id.length + 1);
}

export function groupOf(
  groups: readonly CaseGroup[],
  way: Way | '',
  method: Method | '',
): CaseGroup | undefined {
  return groups.find((group) => group.way === way && group.methods.some((each) => each === method));
}

export function methodsOf(groups: readonly CaseGroup[], way: Way | ''): Method[] {
  return METHODS.filter((method) => groupOf(groups, way, method) !== undefined);
}
