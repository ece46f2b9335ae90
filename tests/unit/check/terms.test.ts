import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {terms} from '@site/scripts/check/terms';
import {allows, type Bad, reports} from '../support/findings';
import {ARTICLE, DRAWING, findingsOf, TERM, VALID_FILES} from '../support/repository';
import {ROOT} from '../support/root';
import {changed} from '../support/text';

const TERMS: readonly [text: string, found: string, term: string][] = [
  ['It takes two working days.', 'working days', 'business day'],
  ['Pay in euro, not in dollars.', 'euro', 'euros'],
  ['## Euro to bitcoin in one step', 'Euro', 'euros'],
  ['| Euro | Coin |\n| --- | --- |\n| 500 | 0.01 |', 'Euro', 'euros'],
  ['Without the memo or tag, we cannot find it.', 'tag', 'memo (for XRP: destination tag)'],
  ['Send it to an approved address.', 'approved address', 'whitelisted address, whitelist'],
  ['Approve withdrawal addresses first.', 'Approve withdrawal addresses', 'whitelisted address'],
  ['See our AML policy.', 'AML policy', 'AML and CTF policy'],
  ['A Pro account may pay in more.', 'Pro ', 'Premium'],
  ['Log in to your account first.', 'Log in to', 'sign in'],
  ['Tap **Log in**.', 'Log in', 'sign in'],
  ['Before logging in, wait.', 'logging in', 'sign in'],
  ['Write down the seed phrase.', 'seed phrase', 'recovery phrase'],
];

reports(
  terms,
  TERMS.map(([text, found, term]): Bad => [text, `"${found}" has`, `write "${term}`, found]),
);

test('STYLE.md has each term', () => {
  const style = fs.readFileSync(path.join(ROOT, 'STYLE.md'), 'utf8');
  for (const [, , term] of TERMS) expect(style).toContain(term.split(/[,(]/)[0]?.trim());
});

reports(terms, [['{"way": "Amount in euro"}\n', '', 'write "euros"', 'euro']], {
  file: 'src/features/cost/texts.json',
  write: (text) => text,
});

const FIGURES = 'docs/_figures/deposits.json';
test('a drawing, a figure and a definition are reported, but not the other names of a term', async () => {
  const other = {...TERM, definition: 'See our AML policy.', aliases: ['seed phrase']};
  const files = {
    [DRAWING]: changed(VALID_FILES[DRAWING], 'Two ways lead', 'Two approved addresses lead'),
    [FIGURES]: changed(VALID_FILES[FIGURES], 'Per payment', 'Per payment in euro'),
    'docs/_glossary/terms.json': JSON.stringify({'card-payment': other}, null, 2),
  };
  expect((await findingsOf(terms, files)).map(({file}) => file)).toEqual(Object.keys(files));
});

allows(terms, [
  'One euro buys little. The euro is money; a euro account, a euro transfer and the digital euro.',
  'Build the image of this tag, and close the HTML tag.',
  'XRP needs a destination tag. See [it](#check-the-network-and-the-tag).',
  'It is in the log in the folder; errors are logged in a file, and the log on the server tells.',
  'Our AML and CTF policy applies. Sign in to your account.',
]);

allows(terms, ['[memo or tag, trusted address, working days, pay in euro, seed phrase]'], {
  write: (keywords) =>
    changed(VALID_FILES[ARTICLE], 'read_time: 1', `keywords: ${keywords}\nread_time: 1`),
});
