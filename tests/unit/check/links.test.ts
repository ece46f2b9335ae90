import {describe, expect, test} from 'vitest';

import {links} from '@site/scripts/check/links';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE} from '../support/repository';
import {lineOf} from '../support/text';

const FAQ = 'src/pages/contact/index.tsx';
const FAQ_CODE = `<article id="fees" />; const groups = [{id: 'how-long', title: 'x'}];`;

describe('a valid link', () => {
  test.each([
    ['a file', '[x](../index.md)'],
    ['a place in a file', '## How it goes\n\n[x](./pay-in.md#how-it-goes)'],
    ['a place on the page itself', '## How it goes\n\n[x](#how-it-goes)'],
    ['the second of two equal headings', '## A\n\n### How\n\n## B\n\n### How\n\n[x](#how-1)'],
    ['a heading with a figure', '## It is *1–2 days*\n\n[x](#it-is-12-days)'],
    ['a category in the index', '[x](../index.md#payments)'],
    ['a React page', '[x](/contact)'],
    ['a place on a React page', '[x](/contact#fees) [y](/contact#how-long)'],
    ['an update', '[x](/updates/paying-in)'],
    ['a Markdown page by its route', '[x](/knowledge-base/payments/pay-in)'],
    ['another site', '[x](https://ethereum.org/nowhere)'],
    ['a file that is not Markdown', '[x](policy.txt)'],
    ['a download', '[x](/openapi.yaml)'],
  ])('%s', async (_, body) => {
    const files = {
      [ARTICLE]: articleWith(body),
      [FAQ]: FAQ_CODE,
      'docs/knowledge-base/payments/policy.txt': 'x',
    };
    expect(await findingsOf(links, files)).toEqual([]);
  });
});

describe('a broken link', () => {
  test.each([
    ['[x](./pay-inn.md)', 'docs/knowledge-base/payments/pay-inn.md', 'write "./pay-in.md"'],
    ['[x](policy.txt)', 'docs/knowledge-base/payments/policy.txt', undefined],
    ['[x](/contacts)', '/contacts', 'write "/contact"'],
    ['[x](/updates/paying)', '/updates/paying', 'write "/updates/paying-in"'],
    ['[x][ref]\n\n[ref]: /featurs', '/featurs', 'write "/features"'],
  ])('%s', async (body, wanted, fix) => {
    const content = articleWith(`First.\n\nSee ${body}`);
    expect(await findingsOf(links, {[ARTICLE]: content})).toMatchObject([
      {
        file: ARTICLE,
        line: lineOf(content, body.split('\n').at(-1) ?? ''),
        message: `broken link: ${wanted}`,
        ...(fix && {fix}),
      },
    ]);
  });

  test.each([
    ['## Fees\n\n[x](#fee)', `${ARTICLE} has no heading or anchor "#fee"`, 'write "fees"'],
    ['[x](/contact#feees)', '/contact has no heading or anchor "#feees"', 'write "fees"'],
    [
      '[x](../index.md#payment)',
      'docs/knowledge-base/index.md has no heading or anchor "#payment"',
      'write "payments"',
    ],
    ['[x](/features#desk)', '/features has no heading or anchor "#desk"', 'remove the anchor'],
  ])('%s', async (body, message, fix) => {
    const files = {[ARTICLE]: articleWith(body), [FAQ]: FAQ_CODE};
    expect(await findingsOf(links, files)).toMatchObject([{message, fix}]);
  });

  test('in an update', async () => {
    const content = page(FRONT_MATTER.update, 'See [x](/now-here).');
    expect(await findingsOf(links, {[UPDATE]: content})).toMatchObject([
      {file: UPDATE, line: lineOf(content, '/now-here')},
    ]);
  });
});
