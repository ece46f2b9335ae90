import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {filesBelow, pathFrom} from '@site/src/lib/files';
import {page} from '../support/pages';
import {copySite} from '../support/site-copy';
import {changed} from '../support/text';

const DAY = 86_400_000;
const PAYMENTS = 'docs/knowledge-base/payments';
const [INDEX, SEPA, FEES] = [
  `${PAYMENTS}/index.md`,
  `${PAYMENTS}/sepa-swift.md`,
  'docs/resources/fee-schedule.md',
];
const METHODS = `${PAYMENTS}/payment-methods.md`;
const CONFIG = 'src/config/site.ts';
const NAMES = 'i18n/de/texts';
const SECRET = 'Tomorrowland';

let build = '';
const built = (file: string): string => fs.readFileSync(path.join(build, file), 'utf8');

/** The site in English and German, with three pages and some names translated, and a page of tomorrow to which one links. */
beforeAll(() => {
  const {root, read, write} = copySite();
  write(CONFIG, changed(read(CONFIG), "locales = ['en']", "locales = ['en', 'de']"));
  for (const file of [INDEX, SEPA, FEES]) {
    const target = file.replace('docs/', 'i18n/de/docusaurus-plugin-content-docs/current/');
    write(
      target,
      read(file)
        .replace(/^title: .*/m, `title: Deutsch ${path.basename(file, '.md')}`)
        .replace(/^## How SEPA works/m, '$& {/* #how-sepa-works */}\n\nEchtzeitüberweisung'),
    );
  }
  const messages = (texts: Record<string, string>): string =>
    JSON.stringify(
      Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, {message}])),
    );
  write(`${NAMES}/tables.json`, messages({'fiat-withdrawals.caption': 'Auszahlung aufs Konto'}));
  write(`${NAMES}/figures.json`, messages({'deposits.schedule.sepa.fee.zero': 'kostenlos'}));
  write(`${NAMES}/terms.json`, messages({'iban.definition': 'Die Kennung eines Kontos.'}));
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  const fields = `title: ${SECRET}\ndescription: What exists only from tomorrow on, in every list and file.\nlast_update: {date: 2024-11-20}\npublish: ${tomorrow}`;
  write(`${PAYMENTS}/tomorrow.md`, page(fields));
  write(METHODS, `${read(METHODS)}\nSee [the page of tomorrow](./tomorrow.md).\n`);
  execFileSync('npm', ['run', 'build'], {cwd: root, stdio: 'pipe'});
  build = path.join(root, 'build');
});

test('translated pages have figures and names in their language, the others are in English', () => {
  const german = built('de/resources/fee-schedule.md');
  expect(german).toContain('**Auszahlung aufs Konto**');
  expect(german).toContain('| SEPA | kostenlos | 1–2 Bankarbeitstage | 10–100.000');
  expect(german).toMatch(/\| Card \| 3,5.% \| sofort/);
  const english = '| SEPA | €2 | 1–2 business days';
  expect(built('de/knowledge-base/payments/withdraw-funds.md')).toContain(english);
  expect(built('resources/fee-schedule.md')).toContain(english);
  expect(built('de/knowledge-base/payments.md')).toContain('[Deutsch sepa-swift](');
});

test('each page names its language, and links to the other one', () => {
  const html = built('de/knowledge-base/payments/sepa-swift.html');
  expect(html).toMatch(/hreflang="?en-GB/);
  expect(html).toMatch(/<html[^>]* lang="?de/);
  expect(html).toMatch(/<a [^>]*href="?\/knowledge-base\/payments\/sepa-swift[" ][^>]*>English/);
  expect(built('knowledge-base/payments/sepa-swift.html')).toMatch(
    /<a [^>]*href="?\/de\/knowledge-base\/payments\/sepa-swift[" ][^>]*>Deutsch/,
  );
  expect(built('de/knowledge-base/payments/withdraw-funds.html')).toMatch(
    /<html[^>]* lang="?en-GB/,
  );
});

test('each language has its own addresses, lists and search', () => {
  const copy = built('de/knowledge-base/payments/sepa-swift.md');
  expect(copy).toContain('/de/knowledge-base/payments/sepa-swift\n');
  expect(copy).toContain('/de/knowledge-base/payments/deposit-funds.md#');
  for (const language of ['', 'de/']) {
    const start = `${brand.siteUrl}/${language}`;
    for (const file of ['sitemap.xml', 'updates/rss.xml', 'llms.txt'])
      expect(built(language + file)).toContain(start);
    const index = filesBelow(path.join(build, language, 'search-index'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('');
    for (const word of ['Echtzeitüberweisung', 'Die Kennung eines Kontos.', 'Deutsch sepa-swift'])
      expect(index.includes(word)).toBe(language !== '');
  }
  for (const file of ['robots.txt', '.well-known', '_former-addresses.json'])
    expect(fs.existsSync(path.join(build, 'de', file))).toBe(false);
});

test('a page of tomorrow is in no file, and a link to it is its text', () => {
  // Docusaurus names the files of drafts in its script, which no page shows.
  const texts = filesBelow(build).filter((file) => /\.(?:html|md|txt|json|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.filter((file) =>
    /Tomorrowland|payments\/tomorrow/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(found.map((file) => pathFrom(build, file))).toEqual([]);
  expect(built('knowledge-base/payments/payment-methods.md')).toContain(
    'See the page of tomorrow.',
  );
});
