/** Who supervises the company, under which country's law. */
export const supervision = {
  /** To follow "supervised by". */
  regulator: 'the Polish Financial Supervision Authority (Komisja Nadzoru Finansowego, KNF)',
  regulatorShort: 'KNF',
  /** Of the country's law. */
  adjective: 'Polish',
} as const;

const {regulator, regulatorShort, adjective} = supervision;

/** What pages say of the company. /legal says all of it, so that no other page says more. */
interface Statement {
  /** Two or three words. */
  badge: string;
  /** For the comparison with others, which only a company that may invite has. */
  licence: string;
  /** What the company is, to follow "is". */
  standing: string;
  /** To the question whether it is authorised, before `standing`. */
  answer: string;
  /** What /legal adds to `standing`. `{since}` is the date of `authorisation`. */
  explanation: string;
  /** In place of every invitation to open an account, if there may be none. */
  closed?: {title: string; text: string};
}

const WITHDRAW = 'If you have an account, sign in to withdraw your balance.';

/**
 * All that differs between the states that a company can be in. Only an authorised one invites to open an account:
 * ESMA expects the others to have stopped taking new clients and advertising by 1 July 2026 (statement of
 * 23 June 2026), and a pending application makes no exception.
 */
export const statements = {
  /** Under Article 63 of MiCA. */
  authorised: {
    badge: `${regulatorShort} Authorized`,
    licence: 'EU licensed',
    standing: `a crypto-asset service provider (CASP) under MiCA, supervised by ${regulator}`,
    answer: 'Yes.',
    explanation: `The ${regulatorShort} authorised us under Article 63 of MiCA on {since}. Until July 2026 we were an authorised virtual asset service provider (VASP) under ${adjective} law. Where our pages say "${regulatorShort} Authorized" or "EU licensed", they mean the authorisation under MiCA and nothing more.`,
  },
  /** Has applied for that authorisation. */
  pending: {
    badge: 'MiCA application pending',
    licence: '',
    standing: `an applicant to ${regulator} for an authorisation under MiCA`,
    answer: 'Not yet.',
    explanation:
      'We applied on {since}, and no authorisation has been granted. We open no accounts before that.',
    closed: {
      title: 'No new accounts yet',
      text: `Our application for an authorisation under MiCA is pending, and we open no accounts before it is granted. ${WITHDRAW}`,
    },
  },
  'winding-down': {
    badge: 'Winding down',
    licence: '',
    standing: 'a company that is winding down its crypto-asset service and opens no new accounts',
    answer: 'No.',
    explanation:
      'We have no authorisation under MiCA, and stopped opening accounts on {since}. The service is limited to what customers need to withdraw their coins and money.',
    closed: {
      title: 'We are winding down',
      text: `We have no authorisation under MiCA, so we are ending our service and open no new accounts. ${WITHDRAW}`,
    },
  },
  none: {
    badge: 'Not authorised',
    licence: '',
    standing: 'a company without an authorisation under MiCA, which opens no accounts',
    answer: 'No.',
    explanation: 'We offer no crypto-asset services and open no accounts.',
    closed: {
      title: 'We open no accounts',
      text: `We have no authorisation under MiCA, so we open no accounts. ${WITHDRAW}`,
    },
  },
} as const satisfies Record<string, Statement>;

/** ISO date on which the owner confirmed a claim. A release refuses claims that are not confirmed. */
export type Confirmed = string | false;

export interface Authorisation {
  status: keyof typeof statements;
  /** Number of the entry in the register; empty until it is known. */
  number: string;
  /** ISO date of the authorisation or application, or of the day on which no more accounts were opened. */
  since: string;
  /** Where everybody can verify it. */
  register: {name: string; url: string; confirmed: Confirmed};
  /** Of status, number and date. */
  confirmed: Confirmed;
}

export const statementOf = (status: Authorisation['status']): Statement => statements[status];
