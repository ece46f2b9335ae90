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

test.each<[string, string, string]>([
  ['has one word', words(1), 'the definition has 1 word'],
  ['is too short', words(14), 'the definition has 14 words'],
  ['is too long', words(46), 'the definition has 46 words'],
  ['names an unknown figure', `${words(20)} :figure[deposits.card.fees].`, 'unknown figure'],
  ['has a figure that does not apply', `${words(20)} :figure[deposits.overview.fee].`, 'authorit'],
  ['has a hard-coded figure', `${words(20)} It costs 3.5%.`, 'the percentage "3.5%" is hard-coded'],
  ['has a number without a reason', `${words(20)} A :literal[51%].`, 'the literal has no reason'],
  ['has a link', `${words(20)} :app[sign up]{to=sign-up}.`, 'cannot contain the directive "app"'],
])('a definition that %s is reported at its line', async (_, definition, message) => {
  const {text, findings} = await inspect({definition});
  expect(findings).toMatchObject([
    {line: lineOf(text, '"definition"'), message: expect.stringContaining(message)},
  ]);
});

test.each([15, 45])('a definition of %d words passes', async (count) => {
  expect((await inspect({definition: words(count)})).findings).toEqual([]);
});

describe('the article of a term', () => {
  it('must exist', async () => {
    const {text, findings} = await inspect({article: 'knowledge-base/payments/pay-inn.md'});
    expect(findings).toMatchObject([
      {line: lineOf(text, '"article"'), fix: 'write "knowledge-base/payments/pay-in.md"'},
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
  const unused = {file: FILE, message: 'no article uses "Card payment"'};

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
