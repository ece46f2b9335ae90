import {describe, expect, it, test} from 'vitest';

import {directives} from '@site/scripts/check/directives';
import {figureConflicts} from '@site/scripts/check/figures';
import type {Finding} from '@site/src/lib/finding';
import {FRONT_MATTER, page} from '../support/pages';
import {
  ARTICLE,
  articleWith,
  findingsOf,
  SECTION,
  SITE_PAGE,
  UPDATE,
  VALID_FILES,
} from '../support/repository';
import {changed, lineOf} from '../support/text';

/** A second article, beside the valid one. */
const OTHER = 'docs/knowledge-base/payments/compare.md';

const findingsIn = (file: string, content: string): Promise<Finding[]> =>
  findingsOf(directives, {[file]: content});

const conflictsIn = (file: string, content: string): Promise<Finding[]> =>
  findingsOf(figureConflicts, {[file]: content});

test('directives with known names have no findings', async () => {
  const content = articleWith(
    [
      'A card costs :figure[deposits.card.fee], SEPA takes up to :figure[deposits.sepa.time]{as=max}.',
      'Write to :brand[supportEmail], or :app[create an account]{to=sign-up}.',
      'A :literal[51%]{reason="name of the attack"} attack.',
      'It is :calc[€100 × deposits.card.fee]{name=cost}, twice :calc[2 × cost].',
      '::figure-table[deposit-methods]',
      '::articles',
    ].join('\n\n'),
  );
  expect(await findingsIn(ARTICLE, content)).toEqual([]);
});

describe('a directive that cannot be resolved is reported at its line', () => {
  // More cases are in broken-files.ts.
  test.each([
    [':figure[deposits.sepa.time]{as=maxi}', 'unknown figure form "maxi"', 'write "max"'],
    [':figure[deposits.sepa.time]{form=min}', 'unknown attribute "form"', 'use as=…'],
    [':figure[deposits.card.fee]{as=min}', 'is not a range and has no "min"', 'remove "as"'],
    [':brand[suportEmail]', 'unknown brand value "suportEmail"', 'write "supportEmail"'],
    [':brand[constructor]', 'unknown brand value "constructor"', 'use a name that exists'],
    [':app[Sign up]{to=signup}', 'unknown application page "signup"', 'write "sign-up"'],
    [':app[Sign up]', 'unknown application page ""', 'use one of: sign-up, sign-in, account'],
    [':literal[51%]{reason="  "}', 'the literal has no reason', 'add {reason='],
    [
      ':literal[€35]{reason="worked example" compute="1000 * deposits.card.fee"}',
      'unknown attribute "compute" on a literal',
      'write reason="…"',
    ],
    [':calc[2*3*4]', 'the expression has markup', 'write × instead of *'],
    [':calc[cost × 2], :calc[€5]{name=cost}', 'unknown name "cost"', 'a result further up'],
    [':brand', '":brand" needs a label', 'write :brand[…]'],
    [':figur[deposits.card.fee]', 'unknown directive "figur"', 'write "figure"'],
    ['::figure[deposits.card.fee]', 'unknown directive "figure"', 'with one colon'],
    [':figure-table[deposit-methods]', 'unknown directive', 'on a line of its own'],
    ['::drawing[paths]{caption="Two ways"}', 'unknown attribute "caption"', 'only the name'],
    ['::order-book', 'no table of an order book', 'add a table'],
  ])('%s', async (markdown, message, fix) => {
    const content = articleWith(`First paragraph.\n\n${markdown}\n`);
    expect(await findingsIn(ARTICLE, content)).toMatchObject([
      {
        line: lineOf(content, markdown),
        column: 1,
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      },
    ]);
  });
});

test.each([':figure[]', ':figure[ ]', ':figure{as=max}'])(
  'a figure without a label is reported at its position: %s',
  async (directive) => {
    const content = articleWith(`First paragraph.\n\nIt costs ${directive} today.`);
    expect(await findingsIn(ARTICLE, content)).toMatchObject([
      {line: lineOf(content, directive), column: 10, message: '":figure" needs a label'},
    ]);
  },
);

describe('a colon in running text is not a directive', () => {
  test.each([
    'At 12:30, in a ratio of 2:1, see note:this, and a:b, and :c.',
    'Open until 12:30 h, between 09:00h and 10:30am.',
    'A smile :smile: and a path x:y:z.',
  ])('%s', async (text) => {
    expect(await findingsOf(directives, {[OTHER]: articleWith(text)})).toEqual([]);
  });
});

describe('a figure that does not apply', () => {
  const FEE = 'A card costs :figure[deposits.overview.fee].';

  it('is reported at its place, with the figure that does', async () => {
    const content = articleWith(`First.\n\n${FEE}`);
    expect(await conflictsIn(OTHER, content)).toMatchObject([
      {
        line: lineOf(content, FEE),
        message: '"Card deposit fee" is 1.5% here, but 3.5% applies',
        fix: 'write "deposits.card.fee" instead of "deposits.overview.fee"',
      },
    ]);
  });

  it('may be in an update, which tells what was stated then', async () => {
    expect(await conflictsIn(UPDATE, page(FRONT_MATTER.update, FEE))).toEqual([]);
  });

  it('is listed on the pages that its record names', async () => {
    const without = page(FRONT_MATTER.page, 'A card costs :figure[deposits.card.fee].');
    expect(await conflictsIn(SITE_PAGE, without)).toMatchObject([
      {file: SITE_PAGE, fix: 'add a line ::figure-conflicts at its end'},
    ]);
    const file = 'docs/_figures/deposits.json';
    const figures = changed(
      VALID_FILES[file],
      '"/how-it-works"',
      '"/how-it-works", "also_on": ["/contact"]',
    );
    expect(await findingsOf(figureConflicts, {[file]: figures})).toMatchObject([{file: SECTION}]);
  });

  it('is listed only where the page shows the one that applies', async () => {
    const lead = ':figure[deposits.card.fee]';
    const shown = page(FRONT_MATTER.page, 'Nothing about cards.\n\n::figure-conflicts');
    expect(await conflictsIn(SITE_PAGE, shown)).toEqual([]);
    const content = changed(shown, lead, 'a fee');
    expect(await conflictsIn(SITE_PAGE, content)).toMatchObject([
      {
        file: SITE_PAGE,
        line: lineOf(content, '::figure-conflicts'),
        message: '"Card deposit fee" is listed as 1.5%, but this page does not show what applies',
        fix: 'show "deposits.card.fee" here, or change "page" in the record of "deposits.overview.fee"',
      },
    ]);
  });
});

test('an unnecessary ::figure-conflicts is reported at its line', async () => {
  const content = articleWith('A card costs :figure[deposits.card.fee].\n\n::figure-conflicts');
  expect(await conflictsIn(OTHER, content)).toMatchObject([
    {line: lineOf(content, '::figure-conflicts'), fix: 'remove the line ::figure-conflicts'},
  ]);
});

test('a picture that links to no page is reported where the page shows it', async () => {
  const content = articleWith('First paragraph.\n\n::drawing[platform]');
  const findings = await findingsOf(directives, {
    [ARTICLE]: content,
    'docs/_drawings/platform.xml':
      '<map><title>The parts</title><area to="/nowhere#fees">Wallet</area></map>',
  });
  expect(findings).toMatchObject([
    {
      file: ARTICLE,
      line: lineOf(content, '::drawing'),
      message: 'docs/_drawings/platform.xml links to "/nowhere", which is no page',
    },
  ]);
});
