import {describe, expect, it, test} from 'vitest';

import {glossary} from '@site/scripts/check/glossary';
import type {Finding} from '@site/src/lib/finding';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, findingsOf, TERM} from '../support/repository';
import {lineOf} from '../support/text';

const FILE = 'docs/_glossary/terms.json';

/** A glossary file in which the valid term is changed, and its findings. */
async function inspect(
  fields: object,
  files: Record<string, string> = {},
): Promise<{text: string; findings: Finding[]}> {
  const text = JSON.stringify({'card-payment': {...TERM, ...fields}}, null, 2);
  return {text, findings: await findingsOf(glossary, {...files, [FILE]: text})};
}

const words = (count: number): string => `${Array<string>(count).fill('word').join(' ')}.`;

test('findings in the file itself are reported', async () => {
  const {text, findings} = await inspect({see: ['card']});
  expect(findings).toMatchObject([
    {file: FILE, line: lineOf(text, '"see"'), message: 'unknown term "card"'},
  ]);
});

describe('a definition is reported at its line if', () => {
  test.each<[string, string, Partial<Finding>]>([
    ['it has one word', words(1), {message: 'the definition has 1 word'}],
    ['it is too short', words(14), {message: 'the definition has 14 words'}],
    ['it is too long', words(46), {message: 'the definition has 46 words'}],
    [
      'it has three sentences',
      `${words(8)} ${words(8)} ${words(8)}`.replaceAll(' word word', ' Word word'),
      {message: 'the definition has 3 sentences'},
    ],
    [
      'it names an unknown figure',
      `${words(20)} It costs :figure[deposits.card.fees].`,
      {message: 'unknown figure "deposits.card.fees"', fix: 'write "deposits.card.fee"'},
    ],
    [
      'it shows a figure that does not prevail',
      `${words(20)} It costs :figure[deposits.overview.fee].`,
      {
        message: '"deposits.overview.fee" is not the authoritative figure',
        fix: 'use "deposits.card.fee"',
      },
    ],
    [
      'it has a hard-coded figure',
      `${words(20)} It costs 3.5%.`,
      {message: 'the percentage "3.5%" is hard-coded'},
    ],
    [
      'it has a number without a reason',
      `${words(20)} A :literal[51%] attack.`,
      {message: 'the literal has no reason'},
    ],
    [
      'it contains a link to the application',
      `${words(20)} You can :app[sign up]{to=sign-up}.`,
      {message: 'a definition cannot contain the directive "app"'},
    ],
    [
      'it cannot be parsed',
      `${words(20)} A set {a, b of things.`,
      {message: expect.stringContaining('cannot parse') as string},
    ],
  ])('%s', async (_, definition, finding) => {
    const {text, findings} = await inspect({definition});
    expect(findings).toEqual([
      expect.objectContaining({file: FILE, line: lineOf(text, '"definition"'), ...finding}),
    ]);
  });
});

test.each([15, 45])('a definition of %d words passes', async (count) => {
  expect((await inspect({definition: words(count)})).findings).toEqual([]);
});

test('a number that is not one of our figures passes with a reason', async () => {
  const definition = `${words(15)} A :literal[51%]{reason="name of the attack"} attack.`;
  expect((await inspect({definition})).findings).toEqual([]);
});

describe('the article of a term', () => {
  it('must exist', async () => {
    const {text, findings} = await inspect({article: 'knowledge-base/payments/pay-inn.md'});
    expect(findings).toMatchObject([
      {
        line: lineOf(text, '"article"'),
        message: 'unknown article "knowledge-base/payments/pay-inn.md"',
        fix: 'write "knowledge-base/payments/pay-in.md"',
      },
    ]);
  });

  it('may be a legal page', async () => {
    const article = 'legal/terms.md';
    const files = {[`docs/${article}`]: page(FRONT_MATTER.legal)};
    expect((await inspect({article}, files)).findings).toEqual([]);
  });

  it('must be an article, not a list page', async () => {
    const list = await inspect({article: 'knowledge-base/payments/index.md'});
    expect(list.findings).toMatchObject([{message: expect.stringContaining('unknown article')}]);
    const article = await inspect({article: 'knowledge-base/payments/pay-in.md'});
    expect(article.findings).toEqual([]);
  });
});

describe('a term that no article uses is reported', () => {
  const unused = {
    file: FILE,
    message: 'no article uses "Card payment"',
    fix: 'remove the term, or add the form that articles use to "forms"',
  };

  test.each([
    ['if it occurs nowhere', 'Nothing of the kind.'],
    ['if it occurs only in code', 'Write `card payment` there.'],
    ['if it occurs only in another case', 'A CARD PAYMENT.'],
  ])('%s', async (_, body) => {
    expect(await findingsOf(glossary, {[ARTICLE]: articleWith(body)})).toMatchObject([unused]);
  });

  it('but not if it occurs in a heading', async () => {
    expect(await findingsOf(glossary, {[ARTICLE]: articleWith('## Card payments')})).toEqual([]);
  });
});
