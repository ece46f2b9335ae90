import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import type {Confirmed} from '../../src/config/authorisation';
import {authorisation, securityContact} from '../../src/config/brand';
import {placeholdersIn, requiredValues} from '../../src/config/sample';
import {formatFigure} from '../../src/content/figures/format';
import {practiceSchema} from '../../src/content/figures/schema';
import {readRecords} from '../../src/lib/data-file';
import {type Fault, type Finding, placeAt} from '../../src/lib/finding';
import type {Check, CheckContext} from './context';
import {reviewBy} from './review-by';
import {inspectExpiry} from './security-contact';

/** What only the owner can fill in or confirm. */
interface Open extends Finding {
  /** Route of the page that states it. */
  page: string;
  /** Who in the company can answer. */
  who: string;
}

const [MANAGEMENT, LEGAL, SECURITY, API] = [
  'Management',
  'Legal and compliance',
  'Security',
  'API team',
];

/** Who answers for the figures of a file. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  api: API,
  compliance: LEGAL,
  countries: LEGAL,
  tax: LEGAL,
  deposits: 'Payments',
  withdrawals: 'Payments',
  security: SECURITY,
  service: 'Customer service',
  trading: 'Trading',
};

/** An assumption, with the public practice that it follows. */
function assumed(what: string, practice?: {who: string; date?: string | undefined}): Fault {
  const read = practice?.date ? `; read on ${practice.date}` : ', not read';
  const source = practice ? ` (as ${practice.who}${read})` : '';
  return {
    message: `assumed: ${what}${source}`,
    fix: 'correct it if it is different with us, then remove "assumed" and "practice"',
  };
}

/** A claim, with how the day on which somebody confirmed it is written. */
function unconfirmed(what: string, written: string): Fault {
  const fix = `correct it, then write the day of the confirmation: ${written}`;
  return {message: `not confirmed: ${what}`, fix};
}

const BRAND_FILE = 'src/config/brand.ts';

/** Of more pages, the list would not help. */
const MANY = 3;

/** What the company says of itself, and whether that is confirmed, by its name in the file. */
const CLAIMS = {
  authorisation: {
    what: 'status, number and date of the company',
    confirmed: authorisation.confirmed,
  },
  register: {
    what: 'the register that has the company',
    confirmed: authorisation.register.confirmed,
  },
};

/**
 * Placeholders and unconfirmed claims of the brand file.
 *
 * @param source text of the file
 * @param pagesWith the pages that show a value, by its key
 */
export function openInBrand(
  source: string,
  pagesWith: (key: string) => string[],
  values = requiredValues,
  claims: Record<string, {what: string; confirmed: Confirmed}> = CLAIMS,
): Open[] {
  const at = (key: string) => {
    const offset = source.search(new RegExp(`\\b${key}(?=: | = )`));
    return {file: BRAND_FILE, ...placeAt(source, Math.max(0, offset))};
  };
  const placeholders = placeholdersIn(values).map((key): Open => {
    const pages = pagesWith(key);
    const isFew = pages.length > 0 && pages.length <= MANY;
    return {
      ...at(key),
      message: values[key] === '' ? `${key} is empty` : `${key} is made up: "${values[key]}"`,
      fix: 'write the value of the company',
      page: isFew ? pages.join(', ') : 'all pages',
      who: MANAGEMENT,
    };
  });
  const open = Object.entries(claims).filter(([, {confirmed}]) => confirmed === false);
  const day = `confirmed: 'YYYY-MM-DD'`;
  return [
    ...placeholders,
    ...open.map(([key, {what}]) => {
      return {...at(key), ...unconfirmed(what, day), page: '/legal', who: LEGAL};
    }),
  ];
}

/** Figures that are assumed, and claims that nobody has confirmed. */
export function openFigures({figures: {figures}, figureFiles}: CheckContext): Open[] {
  return [...figures].flatMap(([id, figure]) => {
    const what = `${figure.label}: ${formatFigure(figure)}`;
    const faults = [
      ...(figure.assumed ? [assumed(what, figure.practice)] : []),
      ...(figure.confirmed === false ? [unconfirmed(what, '"confirmed": "YYYY-MM-DD"')] : []),
    ];
    const who = ANSWERED_BY[id.split('.')[0] ?? ''] ?? MANAGEMENT;
    return faults.map((fault) => ({...figureFiles.placeOf(id), ...fault, page: figure.page, who}));
  });
}

const DECISIONS_FILE = 'docs/_owner/contract.json';

/** A decision that the API contract has taken where the specification says nothing. */
const decisionSchema = z.strictObject({
  decision: z.string().min(1).describe('What the contract says'),
  where: z.string().min(1).describe('A file, or the route of a page'),
  practice: practiceSchema.optional(),
  assumed: z.literal(true).optional().describe('Set until the owner confirms the decision'),
});

const readDecisions = (root: string) =>
  readRecords(path.join(root, DECISIONS_FILE), DECISIONS_FILE, decisionSchema);

/** The decisions match their schema. */
export const decisions: Check = {
  name: 'decisions',
  run: ({root}) => readDecisions(root).findings,
};

export function openDecisions({root, pages}: Pick<CheckContext, 'root' | 'pages'>): Open[] {
  const {records, positionOf} = readDecisions(root);
  return [...records].flatMap(([key, {decision, where, practice, assumed: isAssumed}]) => {
    const place = {file: DECISIONS_FILE, ...positionOf([key])};
    const page = routeOf(where, pages);
    return isAssumed ? [{...place, ...assumed(decision, practice), page, who: API}] : [];
  });
}

/** The route of a file, if it is a page. */
function routeOf(file: string, pages: CheckContext['pages']): string {
  return pages.find(({repoPath}) => repoPath === file)?.route ?? file;
}

/** All that the owner must fill in or confirm before the site is published. */
export function openQuestions(context: CheckContext): Open[] {
  const source = fs.readFileSync(path.join(context.root, BRAND_FILE), 'utf8');
  const pagesWith = (key: string): string[] => {
    const pages = context.pages.filter(({content}) => content.includes(`:brand[${key}]`));
    return [...new Set(pages.flatMap(({route}) => route ?? []))];
  };
  return [...openInBrand(source, pagesWith), ...openFigures(context), ...openDecisions(context)];
}

/** `npm run check -- --release`: nothing is open, and security.txt is valid. */
export const release: Check = {
  name: 'release',
  run: (context) => [
    ...openQuestions(context),
    ...inspectExpiry(securityContact.expires, context.today, {isRelease: true}),
  ],
};

/** Dates that pages promise, and that pass soon. The rules behind them fail by themselves once they have passed. */
export async function openDates(context: CheckContext): Promise<Open[]> {
  const contact = inspectExpiry(securityContact.expires, context.today);
  const reviews = await reviewBy.run(context);
  return [
    ...reviews.map((one) => ({...one, page: routeOf(one.file, context.pages), who: 'Editors'})),
    ...contact.map((one) => ({...one, page: '/security', who: SECURITY})),
  ];
}
