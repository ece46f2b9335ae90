import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {redirectsFile} from '@site/deploy/static-host';
import {addresses} from '@site/scripts/check/addresses';
import {readContext} from '@site/scripts/check/context';
import {movePage} from '@site/scripts/move/page';
import {answerFor, readRoutes} from '@site/scripts/serve/routes';
import {formerAddresses} from '@site/src/content/former-addresses';
import {allows, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {archivedSite, ARTICLE, articleWith, commitAll, repository} from '../support/repository';
import {temporaryFolder} from '../support/temporary';
import {changed} from '../support/text';

const OLD = '/knowledge-base/payments/old-way';
const NEW = '/knowledge-base/payments/pay-in';
const redirecting = (address: string): string =>
  changed(articleWith('Text.'), 'read_time', `redirect_from:\n  - ${address}\nread_time`);
const found = async (root: string): Promise<[file: string, message: string][]> => {
  const findings = await addresses.run(readContext(root));
  return findings.map(({file, message}) => [file, message]);
};
const needed = expect.stringContaining(NEW) as string;

// In the specification.
const write = (address: string): string => `${address}\tarticle\n`;
const list = {file: 'tests/content/routes.tsv', write};
reports(addresses, [[OLD, OLD]], list);
allows(addresses, [OLD], {...list, files: {[ARTICLE]: redirecting(OLD)}});
// Cannot belong to two pages.
reports(
  addresses,
  [['/how-it-works', '/how-it-works is already the address of a page', '', 'redirect_from']],
  {write: redirecting},
);

test('an address that was published in an archived version needs a page', async () => {
  const archived = ARTICLE.replace('docs/', 'versioned_docs/version-2024-11/');
  expect(await found(archivedSite({[ARTICLE]: null}))).toEqual([[archived, needed]]);
});

test('a published address of the main branch needs a page, until another one redirects it', async () => {
  const notes = 'src/pages/README.md';
  const root = repository({[notes]: 'For contributors.'});
  commitAll(root);
  fs.writeFileSync(path.join(root, notes), 'No page.');
  const other = path.join(root, path.dirname(ARTICLE), 'other.md');
  fs.renameSync(path.join(root, ARTICLE), other);
  expect(await found(root)).toEqual([[ARTICLE, needed]]);
  fs.writeFileSync(other, redirecting(NEW));
  expect(await found(root)).toEqual([]);
});

test('former addresses redirect on each server, with their Markdown copies', () => {
  const former = formerAddresses(repository({[ARTICLE]: redirecting(OLD)}));
  expect(former).toEqual({[OLD]: NEW, [`${OLD}.md`]: `${NEW}.md`});
  const pages = {[`${NEW.slice(1)}.html`]: '', [`${NEW.slice(1)}.md`]: ''};
  const list = {'_former-addresses.json': JSON.stringify(former)};
  const routes = readRoutes(temporaryFolder({...pages, ...list}));
  expect(answerFor(`${OLD}/?a=1`, routes)).toEqual({kind: 'redirect', to: `${NEW}?a=1`});
  expect(answerFor(`${OLD}.md`, routes)).toEqual({kind: 'redirect', to: `${NEW}.md`});
  expect(answerFor('/_former-addresses.json', routes)).toEqual({kind: 'missing'});
  expect(redirectsFile(routes)).toContain(`${OLD} ${NEW} 301\n`);
});

const TO = 'docs/knowledge-base/trading/paying.md';
const TERMS = 'docs/_glossary/terms.json';
const LIST = 'docs/knowledge-base/payments/index.md';
const files = {
  'docs/knowledge-base/trading/index.md': page(FRONT_MATTER.category, '::articles'),
  [ARTICLE]: articleWith('[A](./index.md), ![B](a.svg), [C](./pay-in.md).\n\n`./index.md`'),
  [ARTICLE.replace('.md', '.words.yaml')]: 'fees: [top up]',
  [LIST]: page(FRONT_MATTER.category, `[In](pay-in.md#a), [it](${NEW}) and [more](${NEW}-more).`),
};

test('npm run move moves the page, its links, the links to it and what names its address', () => {
  const root = repository(files);
  const term = (article: string): string => `{"a": {"article": "knowledge-base/${article}.md"}}`;
  fs.writeFileSync(path.join(root, TERMS), term('payments/pay-in'));
  expect(movePage(root, ARTICLE, TO)).toMatchObject({redirected: NEW});
  expect(fs.existsSync(path.join(root, ARTICLE))).toBe(false);
  const route = '/knowledge-base/trading/paying';
  for (const [file, text] of [
    [TO, `\nredirect_from:\n  - ${NEW}\n---`],
    [TO, '[A](../payments/index.md), ![B](../payments/a.svg), [C](./paying.md).\n\n`./index.md`'],
    [LIST, `[In](../trading/paying.md#a), [it](${route}) and [more](${NEW}-more).`],
    ['docs/knowledge-base/index.md', '(./trading/paying.md)'],
    ['docs/_figures/deposits.json', `"${route}"`],
    [TERMS, term('trading/paying')],
    ['blog/2024-11-26-paying-in.md', `link: ${route}\n`],
    [TO.replace('.md', '.words.yaml'), 'top up'],
  ] as const) {
    expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(text);
  }
});

test.each([
  ['docs/gone.md', TO, 'no such file'],
  [LIST, 'docs/knowledge-base/trading/list.md', 'is the list page'],
  [ARTICLE, LIST, 'already exists'],
  [ARTICLE, 'docs/elsewhere/a.md', 'cannot be a page'],
  [ARTICLE, 'docs/knowledge-base/payments/A b.md', 'cannot be a page'],
])('npm run move %s to %s: %s', (from, to, fault) => {
  const root = repository(files);
  expect(movePage(root, from, to)).toEqual({fault: expect.stringContaining(fault) as string});
  expect(fs.readFileSync(path.join(root, ARTICLE), 'utf8')).toBe(files[ARTICLE]);
});
