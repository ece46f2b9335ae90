import {directives} from '@site/scripts/check/directives';
import {allows, reports} from '../support/findings';
import {articleWith} from '../support/repository';

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
    ['It costs :figure[].', '":figure" needs a label', '', ':figure'],
    ['It costs :figure{as=max}.', '":figure" needs a label', '', ':figure'],
  ],
  {write: (text) => articleWith(`First paragraph.\n\n${text}\n`)},
);
