import fs from 'node:fs';
import path from 'node:path';

import {readContext, type Check} from '@site/scripts/check/context';
import {sortFindings, type Finding} from '@site/src/lib/finding';

import {CONTRACT_FILES} from './contract-files';
import {FRONT_MATTER, page} from './pages';
import {ROOT} from './root';
import {temporaryFolder} from './temporary';

export const ARTICLE = 'docs/knowledge-base/payments/pay-in.md';
export const UPDATE = 'blog/2024-11-26-paying-in.md';
export const OPENAPI = 'openapi/openapi.yaml';

const record = (fields: object): object => ({
  label: 'Card deposit fee',
  applies: 'Per payment',
  page: '/knowledge-base/payments/pay-in',
  ...fields,
});

/** Two records disagree: the card fee of the article is the one that applies in doubt. */
const deposits = {
  'card.fee': record({
    value: 3.5,
    unit: 'percent',
    disagrees_with: ['deposits.overview.fee'],
    in_doubt: 'deposits.card.fee',
  }),
  'card.time': record({value: 'instant', unit: 'text'}),
  'sepa.fee': record({value: 0, unit: 'EUR', zero: 'free'}),
  'sepa.time': record({min: 1, max: 2, unit: 'business-day'}),
  'overview.fee': record({
    value: 1.5,
    unit: 'percent',
    page: '/how-it-works',
    disagrees_with: ['deposits.card.fee'],
    in_doubt: 'deposits.card.fee',
  }),
};

const tables = {
  'deposit-methods': {
    caption: 'Ways to pay in',
    row_heading: 'Method',
    rows: {card: 'Card', sepa: 'SEPA'},
    columns: {fee: 'Fee', time: 'Time'},
    cell: 'deposits.{row}.{column}',
  },
};

/** The article of the valid files uses the one term. */
export const TERM = {
  name: 'Card payment',
  definition:
    'A payment with a debit or credit card, which arrives at once and costs :figure[deposits.card.fee] of the amount.',
  topic: 'payments',
};

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;
const copyOf = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8');

/** The smallest repository in which no rule finds anything. */
export const VALID_FILES = {
  'docs/knowledge-base/index.md': page(FRONT_MATTER.index, '::categories'),
  'docs/knowledge-base/payments/index.md': page(FRONT_MATTER.category, '::articles'),
  [ARTICLE]: page(
    FRONT_MATTER.article,
    'A card payment costs :figure[deposits.card.fee].\n\n::figure-table[deposit-methods]',
  ),
  'docs/_figures/deposits.json': json(deposits),
  'docs/_figures/tables.json': json(tables),
  'docs/_glossary/terms.json': json({'card-payment': TERM}),
  'src/pages/how-it-works/index.tsx': '<Figure id="deposits.overview.fee" />',
  [UPDATE]: page(FRONT_MATTER.update),
  ...CONTRACT_FILES,
  'redocly.yaml': copyOf('redocly.yaml'),
} as const satisfies Record<string, string>;

/** A repository of the valid files with some added, changed or, where null, left out. */
export function repository(changes: Readonly<Record<string, string | null>> = {}): string {
  const files = Object.entries({...VALID_FILES, ...changes});
  return temporaryFolder(
    Object.fromEntries(files.filter((file): file is [string, string] => file[1] !== null)),
  );
}

/** What one rule finds in a repository with these changes, sorted. */
export async function findingsOf(
  rule: Check,
  changes: Readonly<Record<string, string | null>> = {},
): Promise<Finding[]> {
  const {findings} = await rule.run(readContext(repository(changes)));
  return sortFindings(findings);
}

/** The article of the valid files with another text. */
export function articleWith(body: string): string {
  return page(FRONT_MATTER.article, body);
}
