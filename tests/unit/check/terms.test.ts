import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {terms} from '@site/scripts/check/terms';
import {TERMS} from '@site/scripts/check/terms';
import {allows, type Bad, reports} from '../support/findings';
import {ARTICLE, DRAWING, findingsOf, TERM, VALID_FILES} from '../support/repository';
import {ROOT} from '../support/root';
import {changed} from '../support/text';

reports(
  terms,
  [
    ['It takes two working days.', 'working days', 'business day'],
    ['Pay in euro, not in dollars.', 'euro', 'euros'],
    ['| Euro | Coin |\n| --- | --- |\n| 500 | 0.01 |', 'Euro', 'euros'],
    ['Without the memo or tag, we cannot find it.', 'tag', 'memo'],
    ['Send it to an approved address.', 'approved address', 'whitelisted address'],
    ['Approve withdrawal addresses first.', 'Approve withdrawal addresses', 'whitelisted address'],
    ['See our AML policy.', 'AML policy', 'AML and CTF policy'],
    ['A Pro account may pay in more.', 'Pro ', 'Premium'],
    ['Log in to your account first.', 'Log in to', 'sign in'],
    ['Before logging in, wait.', 'logging in', 'sign in'],
    ['Keep the mnemonic safe.', 'mnemonic', 'recovery phrase'],
    ['Write down the seed phrase.', 'seed phrase', 'recovery phrase'],
  ].map(([text = '', found, term]): Bad => [text, `"${found}" has`, `write "${term}`, found]),
);

test('STYLE.md has each term', () => {
  const style = fs.readFileSync(path.join(ROOT, 'STYLE.md'), 'utf8');
  const named = TERMS.flatMap(({fix}) => [...fix.matchAll(/"([^"]+)"/g)]);
  for (const [, term = ''] of named) expect(style).toContain(term);
});

const asLeftOut = [
  ...['Our pages do not say', 'The fee schedule does not state', 'We publish no'],
  ...['This page does not guess', 'No notice period is promised'],
].map((said): Bad => [`${said} here.`, `"${said}" is about what we leave out`, 'leave it out']);
reports(terms, asLeftOut);
const FIGURES = 'docs/_figures/deposits.json';
test('a drawing, a figure, a definition, the contract and texts are reported, but not the other names of a term', async () => {
  const other = {...TERM, definition: 'See our AML policy.', aliases: ['seed phrase']};
  const files = {
    [DRAWING]: changed(VALID_FILES[DRAWING], 'Two ways lead', 'Two approved addresses lead'),
    [FIGURES]: changed(VALID_FILES[FIGURES], 'Per payment', 'Per payment in euro'),
    'docs/_glossary/terms.json': JSON.stringify({'card-payment': other}, null, 2),
    'openapi/schemas/Order.yaml': 'description: We publish no order.\n',
    'src/features/cost/texts.json': '{"way": "Amount in euro"}\n',
  };
  expect((await findingsOf(terms, files)).map(({file}) => file)).toEqual(Object.keys(files));
});

allows(terms, [
  'One euro buys little. The euro is money; a euro account, a euro transfer and the digital euro.',
  'Build the image of this tag, and close the HTML tag.',
  'XRP needs a destination tag. See [it](#check-the-network-and-the-tag).',
  'It is in the log in the folder; errors are logged in a file, and the log on the server tells.',
  'Our AML and CTF policy applies. Sign in to your account.',
  'We do not publish the names of customers.',
  'My bank does not say why. The list is not a judgement, and we do not list a coin for a fee.',
  'If no time is stated, ask. No coin is listed for a fee. This page does not open.',
  'Use `tag`, &euro; and [it](./tag).\n\n```json\n{"tag": 1}\n```',
]);

allows(terms, ['[memo or tag, trusted address, working days, pay in euro, seed phrase]'], {
  write: (keywords) =>
    changed(VALID_FILES[ARTICLE], 'read_time: 1', `keywords: ${keywords}\nread_time: 1`),
});
