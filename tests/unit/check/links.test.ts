import {describe, expect, it, test} from 'vitest';

import {images, links, updates} from '@site/scripts/check/links';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FAQ = 'src/pages/contact/index.tsx';
const FAQ_CODE = `<article id="fees" />; const groups = [{id: 'how-long', title: 'x'}];`;

describe('a link may point to', () => {
  test.each([
    ['a file', '[x](../index.md)'],
    ['a heading in a file', '## How it goes\n\n[x](./pay-in.md#how-it-goes)'],
    ['a heading on the page itself', '## How it goes\n\n[x](#how-it-goes)'],
    ['the second of two identical headings', '## A\n\n### How\n\n## B\n\n### How\n\n[x](#how-1)'],
    ['a heading with emphasis and a dash', '## It is *1–2 days*\n\n[x](#it-is-12-days)'],
    ['a heading with a figure', '## It costs :figure[deposits.card.fee]\n\n[x](#it-costs-35)'],
    ['a category in the index', '[x](../index.md#payments)'],
    ['a React page', '[x](/contact)'],
    ['an anchor on a React page', '[x](/contact#fees) [y](/contact#how-long)'],
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

describe('a broken link is reported', () => {
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

const CHART = {
  'docs/knowledge-base/payments/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

describe('an image', () => {
  test.each([
    ['![A chart](other.svg)', 'no such image: other.svg'],
    ['![A chart](/img/other.svg)', 'no such image: /img/other.svg'],
    ['![A chart](https://pictures.example.org/chart.svg)', 'the image is on another site'],
  ])('is reported: %s', async (image, message) => {
    const content = articleWith(`Look:\n\n${image}`);
    expect(await findingsOf(images, {...CHART, [ARTICLE]: content})).toMatchObject([
      {line: lineOf(content, image), message},
    ]);
  });

  test.each(['chart.svg', '/img/chart.svg'])('may be %s', async (file) => {
    const content = articleWith(`![The price falls](${file})`);
    const files = {...CHART, 'static/img/chart.svg': '<svg/>', [ARTICLE]: content};
    expect(await findingsOf(images, files)).toEqual([]);
  });
});

const LINK = 'link: /knowledge-base/payments/pay-in';
const updateWithLink = (route: string): string =>
  changed(VALID_FILES[UPDATE], LINK, `link: ${route}`);

test.each(['/features', '/knowledge-base', '/knowledge-base/payments'])(
  'an update may link to %s',
  async (route) => {
    expect(await findingsOf(updates, {[UPDATE]: updateWithLink(route)})).toEqual([]);
  },
);

describe('an update with a broken link', () => {
  it('is reported at its line with a suggestion', async () => {
    const content = updateWithLink('/knowledge-base/payments/pay-inn');
    expect(await findingsOf(updates, {[UPDATE]: content})).toEqual([
      {
        file: UPDATE,
        line: lineOf(content, 'link:'),
        column: 1,
        message: '"link" points to a page that does not exist: /knowledge-base/payments/pay-inn',
        fix: 'write "/knowledge-base/payments/pay-in"',
      },
    ]);
  });

  it('is reported when its page is removed', async () => {
    const found = await findingsOf(updates, {'docs/knowledge-base/payments/pay-in.md': null});
    expect(found).toMatchObject([
      {file: UPDATE, message: expect.stringContaining('a page that does not exist') as string},
    ]);
  });
});
