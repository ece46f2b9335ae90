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

/** The name of a case in the URL. */
export function screenOf(group: CaseGroup, {id}: Case): string {
  return id.slice(group.id.length + 1);
}

export function groupOf(
  groups: readonly CaseGroup[],
  way: string,
  method: string,
): CaseGroup | undefined {
  return groups.find((group) => group.way === way && group.methods.some((each) => each === method));
}

export function methodsOf(groups: readonly CaseGroup[], way: string): Method[] {
  return METHODS.filter((method) => groupOf(groups, way, method) !== undefined);
}
