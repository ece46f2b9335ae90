import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {images, links, updates} from '@site/scripts/check/links';
import {
  ARTICLE,
  articleWith,
  findingsOf,
  repository,
  SECTION,
  UPDATE,
  VALID_FILES,
} from '../support/repository';
import {changed, lineOf} from '../support/text';

const TABS = `<Tab id="fees">One.</Tab>\n<Tab id="how-long">Two.</Tab>\n`;

describe('a link may point to', () => {
  test.each([
    ['a heading in a file', '## How it goes\n\n[x](./pay-in.md#how-it-goes)'],
    ['a heading on the page itself', '## How it goes\n\n[x](#how-it-goes)'],
    ['the second of two identical headings', '## A\n\n### How\n\n## B\n\n### How\n\n[x](#how-1)'],
    ['a heading with emphasis and a dash', '## It is *1–2 days*\n\n[x](#it-is-12-days)'],
    ['a heading with a figure', '## It costs :figure[deposits.card.fee]\n\n[x](#it-costs-35)'],
    ['a category in the index', '[x](../index.md#payments)'],
    ['an id on a page in src/pages', '[x](/contact#fees) [y](/contact#how-long)'],
    ['an update', '[x](/updates/paying-in)'],
    ['a Markdown page by its route', '[x](/knowledge-base/payments/pay-in)'],
    ['another site', '[x](https://ethereum.org/nowhere)'],
    ['a file that is not Markdown', '[x](policy.txt)'],
    ['a download', '[x](/openapi.yaml)'],
  ])('%s', async (_, body) => {
    const files = {
      [ARTICLE]: articleWith(body),
      [SECTION]: TABS,
      'docs/knowledge-base/payments/policy.txt': 'x',
    };
    expect(await findingsOf(links, files)).toEqual([]);
  });
});

describe('a broken link is reported', () => {
  test.each([
    ['[x](policy.txt)', 'broken link: docs/knowledge-base/payments/policy.txt', ''],
    ['[x](./policy.pdf)', 'broken link: docs/knowledge-base', 'scripts/pdf.ts'],
    ['[x](/contacts)', 'broken link: /contacts', 'write "/contact"'],
    ['[x](/updates/paying)', 'broken link: /updates/paying', 'write "/updates/paying-in"'],
    ['[x][ref]\n\n[ref]: /how-it-work', 'broken link: /how-it-work', 'write "/how-it-works"'],
    ['[x](/contact#feees)', 'has no heading or anchor "#feees"', 'write "fees"'],
    ['[x](../index.md#payment)', 'has no heading or anchor "#payment"', 'write "payments"'],
    ['[x](/updates#desk)', 'has no heading or anchor "#desk"', 'remove the anchor'],
  ])('%s', async (body, message, fix) => {
    const content = articleWith(`First.\n\nSee ${body}`);
    expect(await findingsOf(links, {[ARTICLE]: content, [SECTION]: TABS})).toMatchObject([
      {
        line: lineOf(content, body.split('\n').at(-1) ?? ''),
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      },
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

  test.each([
    ['9,000 pixels wide', 9000, 10, 'the image has 9000 × 10 pixels'],
    ['large as a file', 10, 500_000, 'the image has 501 kB'],
  ])('that is %s is reported', async (_, width, extra, message) => {
    const root = repository({[ARTICLE]: articleWith('![The price falls](my%20chart.png)')});
    const header = Buffer.alloc(33);
    header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    header.writeUInt32BE(width, 16);
    header.writeUInt32BE(10, 20);
    const file = path.join(root, path.dirname(ARTICLE), 'my chart.png');
    fs.writeFileSync(file, Buffer.concat([header, Buffer.alloc(extra)]));
    expect((await images.run(readContext(root))).findings).toMatchObject([{message}]);
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

test.each(['/how-it-works', '/knowledge-base', '/knowledge-base/payments'])(
  'an update may link to %s',
  async (route) => {
    expect(await findingsOf(updates, {[UPDATE]: updateWithLink(route)})).toEqual([]);
  },
);

test('an update whose page does not exist is reported at its line with a suggestion', async () => {
  const content = updateWithLink('/knowledge-base/payments/pay-inn');
  expect(await findingsOf(updates, {[UPDATE]: content})).toMatchObject([
    {line: lineOf(content, 'link:'), fix: 'write "/knowledge-base/payments/pay-in"'},
  ]);
});
