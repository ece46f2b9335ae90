import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

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
const CONFIG = 'docusaurus.config.ts';
const SECRET = 'Tomorrowland';

let build = '';
const built = (file: string): string => fs.readFileSync(path.join(build, file), 'utf8');

/** The site in German, with three pages of it translated, and a page of tomorrow to which one links. */
beforeAll(() => {
  const {root, read, write} = copySite();
  write(CONFIG, changed(read(CONFIG), "locales = ['en']", "locales = ['en', 'de']"));
  for (const file of [INDEX, SEPA, FEES]) {
    const target = file.replace('docs/', 'i18n/de/docusaurus-plugin-content-docs/current/');
    write(
      target,
      read(file).replace(/^title: .*/m, `title: Deutsch ${path.basename(file, '.md')}`),
    );
  }
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  const fields = `title: ${SECRET}\ndescription: What exists only from tomorrow on, in every list and file.\nlast_update: {date: 2024-11-20}\npublish: ${tomorrow}`;
  write(`${PAYMENTS}/tomorrow.md`, page(fields));
  write(METHODS, `${read(METHODS)}\nSee [the page of tomorrow](./tomorrow.md).\n`);
  execFileSync('npx', ['docusaurus', 'build', '--locale', 'de'], {cwd: root, stdio: 'pipe'});
  build = path.join(root, 'build');
});

test('translated pages have figures in their language, the others are in English', () => {
  const german = built('resources/fee-schedule.md');
  expect(german).toMatch(/^# /m);
  expect(german).toContain('1–2 Bankarbeitstage | 10–100.000');
  const english = built('knowledge-base/payments/withdraw-funds.md');
  expect(english).toContain('| SEPA | €2 | 1–2 business days');
});

test('each page names the other language, to search engines and in the bar', () => {
  const html = built('knowledge-base/payments/sepa-swift.html');
  expect(html).toMatch(/hreflang="?en-GB/);
  expect(html).toMatch(/<html[^>]* lang="?de/);
  expect(html).toContain('English');
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
