import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it, test} from 'vitest';

import {redirectsFile} from '@site/deploy/static-host';
import {addresses} from '@site/scripts/check/addresses';
import {readContext} from '@site/scripts/check/context';
import {movePage} from '@site/scripts/move/page';
import {answerFor, readRoutes} from '@site/scripts/serve/routes';
import {formerAddresses} from '@site/src/content/former-addresses';
import {FRONT_MATTER, page} from '../support/pages';
import {
  archivedSite,
  ARTICLE,
  articleWith,
  commitAll,
  findingsOf,
  repository,
} from '../support/repository';
import {temporaryFolder} from '../support/temporary';
import {changed, lineOf} from '../support/text';

const TERMS = 'docs/_glossary/terms.json';
const OLD = '/knowledge-base/payments/old-way';
const NEW = '/knowledge-base/payments/pay-in';
const redirecting = (address: string): string =>
  changed(articleWith('Text.'), 'read_time', `redirect_from:\n  - ${address}\nread_time`);

describe('an address that was published', () => {
  it.each([
    ['in the specification', {'tests/routes.tsv': `${OLD}\tarticle\n`}, 'tests/routes.tsv'],
    ['in neither', {}, undefined],
  ])('%s needs a page', async (_, files, file) => {
    const found = await findingsOf(addresses, files);
    expect(found.map((each) => each.file)).toEqual(file ? [file] : []);
    expect(await findingsOf(addresses, {...files, [ARTICLE]: redirecting(OLD)})).toEqual([]);
  });

  it('in an archived version needs a page', async () => {
    const root = archivedSite({[ARTICLE]: null});
    const {findings} = await addresses.run(readContext(root));
    expect(findings).toMatchObject([
      {
        file: ARTICLE.replace('docs/', 'versioned_docs/version-2024-11/'),
        message: expect.stringContaining(NEW) as string,
      },
    ]);
  });

  it('on the main branch needs a page, until another one redirects it', async () => {
    const root = repository();
    commitAll(root);
    const other = path.join(root, path.dirname(ARTICLE), 'other.md');
    fs.renameSync(path.join(root, ARTICLE), other);
    const find = async () => (await addresses.run(readContext(root))).findings;
    expect(await find()).toMatchObject([
      {file: ARTICLE, message: expect.stringContaining(NEW) as string},
    ]);
    fs.writeFileSync(other, redirecting(NEW));
    expect(await find()).toEqual([]);
  });

  it('cannot belong to two pages', async () => {
    const content = redirecting('/how-it-works');
    expect(await findingsOf(addresses, {[ARTICLE]: content})).toMatchObject([
      {
        line: lineOf(content, 'redirect_from'),
        message: '/how-it-works is already the address of a page',
      },
    ]);
  });
});

test('former addresses redirect on each server, with their Markdown copies', () => {
  const former = formerAddresses(repository({[ARTICLE]: redirecting(OLD)}));
  expect(former).toEqual({[OLD]: NEW, [`${OLD}.md`]: `${NEW}.md`});
  const routes = readRoutes(
    temporaryFolder({
      [`${NEW.slice(1)}.html`]: '',
      [`${NEW.slice(1)}.md`]: '',
      '_former-addresses.json': JSON.stringify(former),
    }),
  );
  expect(answerFor(`${OLD}/?a=1`, routes)).toEqual({kind: 'redirect', to: `${NEW}?a=1`});
  expect(answerFor(`${OLD}.md`, routes)).toEqual({kind: 'redirect', to: `${NEW}.md`});
  expect(answerFor('/_former-addresses.json', routes)).toEqual({kind: 'missing'});
  expect(redirectsFile(routes)).toContain(`${OLD} ${NEW} 301\n`);
});

describe('npm run move', () => {
  const TO = 'docs/knowledge-base/trading/paying.md';
  const files = {
    'docs/knowledge-base/trading/index.md': page(FRONT_MATTER.category, '::articles'),
    [ARTICLE]: articleWith(
      'See [all](./index.md), ![It](../a.svg) and [this](./pay-in.md#a).\n\n`./index.md`',
    ),
    'docs/knowledge-base/payments/index.md': page(
      FRONT_MATTER.category,
      'See [paying in](pay-in.md#a), [it](/knowledge-base/payments/pay-in) and [more](/knowledge-base/payments/pay-in-more).',
    ),
  };

  it('moves the page, its links, the links to it and what names its address', () => {
    const root = repository(files);
    const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
    fs.writeFileSync(
      path.join(root, TERMS),
      '{"a": {"article": "knowledge-base/payments/pay-in.md"}}',
    );
    expect(movePage(root, ARTICLE, TO)).toMatchObject({redirected: NEW});
    expect(fs.existsSync(path.join(root, ARTICLE))).toBe(false);
    expect(read(TO)).toContain(`\nredirect_from:\n  - ${NEW}\n---`);
    expect(read(TO)).toContain(
      'See [all](../payments/index.md), ![It](../a.svg) and [this](./paying.md#a).\n\n`./index.md`',
    );
    expect(read('docs/knowledge-base/payments/index.md')).toContain(
      'See [paying in](../trading/paying.md#a), [it](/knowledge-base/trading/paying) and [more](/knowledge-base/payments/pay-in-more).',
    );
    expect(read('docs/knowledge-base/index.md')).toContain('(./trading/paying.md)');
    expect(read('docs/_figures/deposits.json')).toContain('"/knowledge-base/trading/paying"');
    expect(read(TERMS)).toBe('{"a": {"article": "knowledge-base/trading/paying.md"}}');
    expect(read('blog/2024-11-26-paying-in.md')).toContain(
      'link: /knowledge-base/trading/paying\n',
    );
  });

  test.each([
    ['docs/gone.md', TO, 'no such file'],
    [
      'docs/knowledge-base/payments/index.md',
      'docs/knowledge-base/trading/list.md',
      'is the list page',
    ],
    [ARTICLE, 'docs/knowledge-base/payments/index.md', 'already exists'],
    [ARTICLE, 'docs/elsewhere/a.md', 'cannot be a page'],
    [ARTICLE, 'docs/knowledge-base/payments/A b.md', 'cannot be a page'],
  ])('%s to %s: %s', (from, to, fault) => {
    const root = repository(files);
    expect(movePage(root, from, to)).toEqual({fault: expect.stringContaining(fault) as string});
    expect(fs.readFileSync(path.join(root, ARTICLE), 'utf8')).toBe(files[ARTICLE]);
  });
});
