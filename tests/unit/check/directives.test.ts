import {describe, it} from 'vitest';

import {directives} from '@site/scripts/check/directives';
import {figureConflicts} from '@site/scripts/check/figures';
import {allows, expectFound, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {articleWith, SECTION, SITE_PAGE, UPDATE, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

allows(directives, [
  'A card costs :figure[deposits.card.fee], SEPA takes up to :figure[deposits.sepa.time]{as=max}.',
  'Write to :brand[supportEmail], or :app[create an account]{to=sign-up}.',
  'A :literal[51%]{reason="name of the attack"} attack.',
  'It is :calc[€100 × deposits.card.fee]{name=cost}, twice :calc[2 × cost].',
  '::figure-table[deposit-methods]\n\n::articles',
  // A colon in running text is no directive.
  'At 12:30, in a ratio of 2:1, see note:this, and a:b, and :c.',
  'Open until 12:30 h, between 09:00h and 10:30am.',
  'A smile :smile: and a path x:y:z.',
]);

// More cases are in broken-files.ts.
reports(
  directives,
  [
    [':figure[deposits.sepa.time]{as=maxi}', 'unknown figure form "maxi"', 'write "max"'],
    [':figure[deposits.sepa.time]{form=min}', 'unknown attribute "form"', 'use as=…'],
    [':figure[deposits.card.fee]{as=min}', 'is not a range and has no "min"', 'remove "as"'],
    [':brand[suportEmail]', 'unknown brand value "suportEmail"', 'write "supportEmail"'],
    [':brand[constructor]', 'unknown brand value "constructor"', 'use a name that exists'],
    [':app[Sign up]{to=signup}', 'unknown application page "signup"', 'write "sign-up"'],
    [':app[Sign up]', 'unknown application page ""', 'use one of: sign-up, sign-in, account'],
    [':literal[€35]{compute="1000 * deposits.card.fee"}', 'unknown attribute', 'write reason="…"'],
    [':calc[2*3*4]', 'the expression has markup', 'write × instead of *'],
    [':calc[cost × 2], :calc[€5]{name=cost}', 'unknown name "cost"', 'a result further up'],
    [':brand', '":brand" needs a label', 'write :brand[…]'],
    [':figur[deposits.card.fee]', 'unknown directive "figur"', 'write "figure"'],
    ['::figure[deposits.card.fee]', 'unknown directive "figure"', 'with one colon'],
    [':figure-table[deposit-methods]', 'unknown directive', 'on a line of its own'],
    ['::drawing[paths]{caption="Two ways"}', 'unknown attribute "caption"', 'only the name'],
    ['::order-book', 'no table of an order book', 'add a table'],
    ['It costs :figure[].', '":figure" needs a label', '', ':figure'],
    ['It costs :figure{as=max}.', '":figure" needs a label', '', ':figure'],
  ],
  {write: (text) => articleWith(`First paragraph.\n\n${text}\n`)},
);

describe('a figure that does not apply', () => {
  const FEE = 'A card costs :figure[deposits.overview.fee].';
  const unnecessary = 'A card costs :figure[deposits.card.fee].\n\n::figure-conflicts';

  reports(
    figureConflicts,
    [
      [FEE, '"Card deposit fee" is 1.5% here, but 3.5% applies', 'write "deposits.card.fee"', ':f'],
      [unnecessary, '', 'remove the line ::figure-conflicts', '::figure-conflicts'],
    ],
    {file: 'docs/knowledge-base/payments/compare.md'},
  );
  // It tells what was stated then.
  allows(figureConflicts, [FEE], {file: UPDATE, write: (text) => page(FRONT_MATTER.update, text)});

  it('is listed on the pages that its record names', async () => {
    const without = page(FRONT_MATTER.page, 'A card costs :figure[deposits.card.fee].');
    const fix = 'add a line ::figure-conflicts at its end';
    await expectFound(figureConflicts, {[SITE_PAGE]: without}, {file: SITE_PAGE, fix});
    const file = 'docs/_figures/deposits.json';
    const both = '"/how-it-works", "also_on": ["/contact"]';
    const also = changed(VALID_FILES[file], '"/how-it-works"', both);
    await expectFound(figureConflicts, {[file]: also}, {file: SECTION});
  });

  // The page shows the one that applies.
  allows(figureConflicts, ['Nothing about cards.\n\n::figure-conflicts'], {
    file: SITE_PAGE,
    write: (text) => page(FRONT_MATTER.page, text),
  });
  const NEITHER = page(
    FRONT_MATTER.page.replace(':figure[deposits.card.fee]', 'a fee'),
    'Nothing.',
  );
  reports(
    figureConflicts,
    [
      [
        '::figure-conflicts',
        'is listed as 1.5%, but this',
        'in the record of "deposits.overview.fee"',
      ],
    ],
    {file: SITE_PAGE, write: (text) => `${NEITHER}\n${text}`},
  );
});
