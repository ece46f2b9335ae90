import {describe, expect, it, test} from 'vitest';

import {directives} from '@site/scripts/check/directives';
import {figureConflicts} from '@site/scripts/check/figures';
import type {Finding} from '@site/src/lib/finding';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, UPDATE} from '../support/repository';
import {lineOf} from '../support/text';

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
      '::figure-table[deposit-methods]',
      '::articles',
    ].join('\n\n'),
  );
  expect(await findingsIn(ARTICLE, content)).toEqual([]);
});

describe('a directive that cannot be resolved is reported at its line', () => {
  test.each([
    [
      'an unknown form',
      ':figure[deposits.sepa.time]{as=maxi}',
      'unknown figure form "maxi"',
      'write "max"',
    ],
    [
      'an unknown attribute',
      ':figure[deposits.sepa.time]{form=min}',
      'unknown attribute "form" on a figure',
      'use as=… or no attribute',
    ],
    [
      'the end of a range on a figure with one value',
      ':figure[deposits.card.fee]{as=min}',
      'the figure "deposits.card.fee" is not a range and has no "min"',
      'remove "as"',
    ],
    [
      'an unknown brand value',
      ':brand[suportEmail]',
      'unknown brand value "suportEmail"',
      'write "supportEmail"',
    ],
    [
      'an unknown application page',
      ':app[Sign up]{to=signup}',
      'unknown application page "signup"',
      'write "sign-up"',
    ],
    [
      'a literal with an empty reason',
      ':literal[51%]{reason="  "}',
      'the literal has no reason',
      'add {reason="why this is not one of our figures"}',
    ],
    [
      'an application link without a page',
      ':app[Sign up]',
      'unknown application page ""',
      'use one of: sign-up, sign-in, account',
    ],
    [
      'an unknown directive',
      ':figur[deposits.card.fee]',
      'unknown directive "figur"',
      'write "figure"',
    ],
    [
      'a brand value named like an object property',
      ':brand[constructor]',
      'unknown brand value "constructor"',
      'use a name that exists',
    ],
    [
      'a brand value without a key',
      ':brand',
      '":brand" needs a label',
      'write :brand[…], with both brackets and no space before them',
    ],
    [
      'an application page named like an object property',
      ':app[Sign up]{to=constructor}',
      'unknown application page "constructor"',
      'use one of: sign-up, sign-in, account',
    ],
    [
      'a literal without text',
      ':literal',
      '":literal" needs a label',
      'write :literal[…], with both brackets and no space before them',
    ],
    [
      'a figure on a line of its own',
      '::figure[deposits.card.fee]',
      'unknown directive "figure"',
      'write :figure[…] with one colon',
    ],
    [
      'a table within a line',
      ':figure-table[deposit-methods]',
      'unknown directive "figure-table"',
      'write ::figure-table[…] on a line of its own',
    ],
    [
      'an attribute on a drawing',
      '::drawing[paths]{caption="Two ways"}',
      'unknown attribute "caption" on a drawing',
      'write only the name of the drawing',
    ],
    [
      'a renamed directive',
      '::readings',
      'unknown directive "readings"',
      'write "figure-conflicts"',
    ],
    [
      'an unknown directive on a line of its own',
      '::artikles',
      'unknown directive "artikles"',
      'write "articles"',
    ],
  ])('%s', async (_, markdown, message, fix) => {
    const content = articleWith(`First paragraph.\n\n${markdown}\n`);
    expect(await findingsIn(ARTICLE, content)).toEqual([
      {file: ARTICLE, line: lineOf(content, markdown), column: 1, message, fix},
    ]);
  });

  it('in an update too', async () => {
    const content = page(FRONT_MATTER.update, 'Now :figure[deposits.card.fees].');
    expect(await findingsIn(UPDATE, content)).toMatchObject([
      {
        file: UPDATE,
        line: lineOf(content, ':figure'),
        message: expect.stringContaining('unknown figure') as string,
      },
    ]);
  });
});

describe('a figure without a label is reported at its position', () => {
  test.each([':figure', ':figure[]', ':figure[ ]', ':figure{as=max}'])('%s', async (directive) => {
    const content = articleWith(`First paragraph.\n\nIt costs ${directive} today.`);
    expect(await findingsIn(ARTICLE, content)).toMatchObject([
      {
        file: ARTICLE,
        line: lineOf(content, directive),
        column: 'It costs '.length + 1,
        message: '":figure" needs a label',
        fix: 'write :figure[…], with both brackets and no space before them',
      },
    ]);
  });
});

describe('a colon in running text is not a directive', () => {
  test.each([
    'At 12:30, in a ratio of 2:1, see note:this, and a:b.',
    'Open until 12:30 h.',
    'Between 09:00h and 10:30am.',
    'The pair a:b, and :c.',
    'A smile :smile: and a path x:y:z.',
  ])('%s', async (text) => {
    expect(await findingsOf(directives, {[OTHER]: articleWith(text)})).toEqual([]);
  });
});

describe('a page with a figure that another page contradicts', () => {
  it('must say so', async () => {
    const content = articleWith('A card costs :figure[deposits.overview.fee].');
    expect(await conflictsIn(OTHER, content)).toMatchObject([
      {
        file: OTHER,
        message:
          '"Card deposit fee" is 1.5% here but 3.5% on /knowledge-base/payments/pay-in, and this page does not say so',
        fix: 'add a line ::figure-conflicts, or use the figure that prevails',
      },
    ]);
  });

  const FEE = 'A card costs :figure[deposits.overview.fee].';
  test.each([
    ['may say so below the figure', OTHER, articleWith(`${FEE}\n\n::figure-conflicts`)],
    ['may say so above the figure', OTHER, articleWith(`::figure-conflicts\n\n${FEE}`)],
    ['need not say so if its own figure prevails', ARTICLE, articleWith(FEE)],
    ['need not say so if it is an update', UPDATE, page(FRONT_MATTER.update, FEE)],
  ])('%s', async (_, file, content) => {
    expect(await conflictsIn(file, content)).toEqual([]);
  });
});

test('an unnecessary ::figure-conflicts is reported at its line', async () => {
  const content = articleWith('A card costs :figure[deposits.card.fee].\n\n::figure-conflicts');
  expect(await conflictsIn(OTHER, content)).toEqual([
    {
      file: OTHER,
      line: lineOf(content, '::figure-conflicts'),
      column: 1,
      message: 'no figure on this page conflicts with another page',
      fix: 'remove the line ::figure-conflicts',
    },
  ]);
});
