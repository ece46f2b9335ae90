import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {onTestFinished, vi} from 'vitest';

import {type Check, readContext} from '@site/scripts/check/context';
import {type Finding, sortFindings} from '@site/src/lib/finding';
import {CONTRACT_FILES} from './contract-files';
import {FRONT_MATTER, page} from './pages';
import {ROOT} from './root';
import {temporaryFolder} from './temporary';

export const ARTICLE = 'docs/knowledge-base/payments/pay-in.md';
export const DRAWING = 'docs/_drawings/paths.svg';
export const UPDATE = 'blog/2024-11-26-paying-in.md';
export const SITE_PAGE = 'src/pages/how-it-works.mdx';
export const SECTION = 'src/pages/contact/_sections.mdx';
export const OPENAPI = 'openapi/openapi.yaml';

const record = (fields: object): object => ({
  label: 'Card deposit fee',
  applies: 'Per payment',
  page: '/knowledge-base/payments/pay-in',
  ...fields,
});

const deposits = {
  'card.fee': record({value: 3.5, unit: 'percent'}),
  'card.time': record({value: 'instant', unit: 'text'}),
  'sepa.fee': record({value: 0, unit: 'EUR', zero: 'free'}),
  'sepa.time': record({min: 1, max: 2, unit: 'business-day'}),
  'phone.fee': record({label: 'Apple Pay fee', value: 1.5, unit: 'percent', page: '/how-it-works'}),
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

/** The only term in the glossary, which the valid article uses. */
export const TERM = {
  name: 'Card payment',
  definition:
    'A payment with a debit or credit card, which arrives at once and costs :figure[deposits.card.fee] of the amount.',
};

/** A valid drawing, with a figure, an id and an inherited font size. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 80" font-size="14">
  <title>A card pays :figure[deposits.card.time]</title>
  <desc>
    Two ways lead to your balance.
    SEPA takes :figure[deposits.sepa.time]{as=max} at most.
  </desc>
  <defs>
    <marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" orient="auto">
      <path d="M0 0L8 4L0 8" fill="var(--accent)"/>
    </marker>
  </defs>
  <line x1="10" y1="20" x2="300" y2="20" stroke="var(--line-strong)" marker-end="url(#tip)"/>
  <text x="10" y="50" fill="var(--ink)">SEPA: :figure[deposits.sepa.fee]</text>
</svg>
`;

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;
const copyOf = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8');

const RELATED = `## Related articles

- [How it works](/how-it-works): the whole way from an account to a trade.
- [Updates](/updates): what was changed in the help centre lately.
- [Questions](/contact): short answers, each with the page that says it all.`;

/** The smallest repository without findings. */
export const VALID_FILES = {
  'docs/_owner/contract.json': JSON.stringify({
    envelope: {decision: 'Each answer has data', where: '/resources/api-docs'},
  }),
  'docs/knowledge-base/index.md': page(
    FRONT_MATTER.index,
    'Begin with [paying in](payments/pay-in.md).\n\n::categories\n\n::drawing[paths]',
  ),
  'docs/knowledge-base/payments/index.md': page(
    FRONT_MATTER.category,
    'Begin with [paying in](pay-in.md).\n\n::articles',
  ),
  // Short, because most tests read it.
  [ARTICLE]: page(
    FRONT_MATTER.article.replace('read_time: 4', 'read_time: 1'),
    `A card payment costs :figure[deposits.card.fee].\n\n::figure-table[deposit-methods]\n\n${RELATED}`,
  ),
  [DRAWING]: drawing,
  'docs/_figures/deposits.json': json(deposits),
  'docs/_figures/tables.json': json(tables),
  'docs/_glossary/terms.json': json({'card-payment': TERM}),
  [SITE_PAGE]: page(
    FRONT_MATTER.page,
    '<Fact title="Card">It costs :figure[deposits.card.fee], Apple Pay :figure[deposits.phone.fee].</Fact>',
  ),
  [SECTION]:
    '<Tab id="general" label="General">People answer at any time of the day or night.</Tab>\n',
  'src/features/cost/texts.json': '{"way": "By card"}\n',
  [UPDATE]: page(FRONT_MATTER.update),
  ...CONTRACT_FILES,
  'redocly.yaml': copyOf('redocly.yaml'),
  '.markdownlint.json': copyOf('.markdownlint.json'),
} as const satisfies Record<string, string>;

/** A repository of the valid files with these added, changed or, if null, left out. */
export function repository(changes: Readonly<Record<string, string | null>> = {}): string {
  const files = Object.entries({...VALID_FILES, ...changes});
  return temporaryFolder(
    Object.fromEntries(files.filter((file): file is [string, string] => file[1] !== null)),
  );
}

export const archived = (file: string): string =>
  file.replace('docs/', 'versioned_docs/version-2024-11/');

/** A repository with its docs also archived as 2024-11, as the working directory of the test. */
export function archivedSite(changes: Readonly<Record<string, string | null>> = {}): string {
  const archive = Object.entries(VALID_FILES)
    .filter(([file]) => file.startsWith('docs/'))
    .map(([file, content]) => [archived(file), content]);
  const files = {'versions.json': '["2024-11"]', ...Object.fromEntries(archive), ...changes};
  const root = repository(files);
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
  onTestFinished(() => cwd.mockRestore());
  return root;
}

export async function findingsOf(
  rule: Check,
  changes: Readonly<Record<string, string | null>> = {},
): Promise<Finding[]> {
  return sortFindings(await rule.run(readContext(repository(changes))));
}

export function articleWith(body: string): string {
  return page(FRONT_MATTER.article, body);
}

/** Commits everything in a folder, as the first commit of its main branch. */
export function commitAll(root: string): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...author, 'commit', '-qm', 'First'],
  ]) {
    execFileSync('git', args, {cwd: root});
  }
}
