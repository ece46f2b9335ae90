import type {LINKS} from './links';

export const WAYS = ['in', 'out'] as const;
export type Way = (typeof WAYS)[number];

const METHODS = ['sepa', 'swift', 'card', 'apple-pay', 'crypto'] as const;
export type Method = (typeof METHODS)[number];

/** How long to wait in a case. */
type Wait =
  /** The usual time of the method, plus a few days for bank deposits. */
  | 'usual'
  /** Some minutes before trying again. */
  | 'retry'
  /** Depends on somebody else, and no figure states how long. */
  | 'open'
  /** No waiting: act now. */
  | 'act'
  /** Phone at once. */
  | 'call';

interface Group {
  way: Way;
  methods: readonly Method[];
  /** What the screen says and what follows from it, the most frequent first. */
  cases: Readonly<Record<string, {wait: Wait; link: keyof typeof LINKS}>>;
}

/** Groups of payments that are delayed in the same ways. `texts.json` has the texts of each case. */
const GROUPS = {
  'bank-in': {
    way: 'in',
    methods: ['sepa', 'swift'],
    cases: {
      sent: {wait: 'usual', link: 'delayed'},
      review: {wait: 'act', link: 'delayed'},
      wrong: {wait: 'act', link: 'delayed'},
      returned: {wait: 'act', link: 'between'},
      refused: {wait: 'act', link: 'refused'},
      nothing: {wait: 'usual', link: 'delayed'},
    },
  },
  'card-in': {
    way: 'in',
    methods: ['card', 'apple-pay'],
    cases: {
      declined: {wait: 'retry', link: 'declined'},
      pending: {wait: 'open', link: 'declined'},
      completed: {wait: 'retry', link: 'between'},
      twice: {wait: 'act', link: 'between'},
      returned: {wait: 'act', link: 'between'},
      refused: {wait: 'act', link: 'refused'},
      nothing: {wait: 'act', link: 'declined'},
    },
  },
  'crypto-in': {
    way: 'in',
    methods: ['crypto'],
    cases: {
      pending: {wait: 'open', link: 'coins'},
      completed: {wait: 'act', link: 'network'},
      failed: {wait: 'act', link: 'trace'},
      nothing: {wait: 'act', link: 'coins'},
    },
  },
  'bank-out': {
    way: 'out',
    methods: ['sepa', 'swift'],
    cases: {
      pending: {wait: 'usual', link: 'withdrawalTime'},
      completed: {wait: 'usual', link: 'withdrawal'},
      returned: {wait: 'act', link: 'withdrawal'},
      refused: {wait: 'act', link: 'withdrawal'},
      nothing: {wait: 'act', link: 'toBank'},
      stranger: {wait: 'call', link: 'stolen'},
    },
  },
  'crypto-out': {
    way: 'out',
    methods: ['crypto'],
    cases: {
      pending: {wait: 'usual', link: 'withdrawal'},
      sent: {wait: 'open', link: 'withdrawalTime'},
      completed: {wait: 'act', link: 'withdrawal'},
      refused: {wait: 'act', link: 'withdrawal'},
      nothing: {wait: 'act', link: 'toWallet'},
      stranger: {wait: 'call', link: 'stolen'},
    },
  },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];

/** The same table, typed for a group that is only known at run time. */
const groups: Readonly<Record<GroupName, Group>> = GROUPS;

/** What a screen says about a payment by one of several methods. */
export interface Case {
  group: GroupName;
  way: Way;
  methods: readonly Method[];
  screen: string;
  wait: Wait;
  link: keyof typeof LINKS;
}

/** The cases of a group, or of one of its methods. */
export function casesOf(group: GroupName, method?: Method): Case[] {
  const {way, methods, cases} = groups[group];
  return Object.entries(cases).map(([screen, each]) => ({
    ...each,
    group,
    way,
    screen,
    methods: method ? [method] : methods,
  }));
}

export function wayOf(group: GroupName): Way {
  return groups[group].way;
}

export function groupOf(way: string, method: string): GroupName | undefined {
  return GROUP_NAMES.find(
    (name) => groups[name].way === way && groups[name].methods.some((each) => each === method),
  );
}

export function methodsOf(way: string): Method[] {
  return METHODS.filter((method) => groupOf(way, method) !== undefined);
}
