import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {CEILING, marksOf, matcherOf} from '@site/src/features/glossary/model/match';
import {passagesOf} from '@site/src/features/glossary/model/prose';
import type {Term} from '@site/src/features/glossary/model/schema';
import {termOf, termsOf} from '../../support/terms';

const PAGE = 'knowledge-base/trading/order-types.md';
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The keys of the terms that a page marks, each with the text that follows it. */
function marked(markdown: string, ...terms: (Term | string)[]): string[] {
  const set = termsOf(...terms);
  const passages = passagesOf(parser.parse(markdown), 'en-GB');
  return marksOf(passages, PAGE, set, matcherOf(set)).map(
    ({key, end, passage}) => `${key}:${passage.text.slice(end, end + 6)}`,
  );
}

test('the first use is marked, once', () => {
  expect(marked('A maker waits. A maker pays.\n\nThe maker.', 'Maker')).toEqual(['maker: waits']);
});

const NOWHERE =
  '## The maker\n\nRead [about the maker](x.md).\n\nWrite `maker` there.\n\n```text\nmaker\n```\n\n' +
  ':::note[The maker]\n\nNothing.\n\n:::\n\n| maker |\n|---|\n| maker |\n\nA **maker** waits.';
test('nothing is marked in headings, links, code, titles, tables and bold words', () => {
  expect(marked(NOWHERE, 'Maker')).toEqual([]);
});

test.each([
  ...['- the maker waits', '> the maker waits', ':::note[Title]\n\nthe maker waits\n\n:::'],
  ...['It is *the maker waits* here.', '`x` is what the maker waits for'],
])('a word is marked in %j', (markdown) => {
  expect(marked(markdown, 'Maker')).toEqual(['maker: waits']);
});

test('a sentence has one mark, and none with a link: a term is marked at its next use', () => {
  const text = 'A maker meets a taker, see [fees](x.md). A maker meets a taker. The taker pays.';
  expect(marked(text, 'Maker', 'Taker')).toEqual(['maker: meets', 'taker: pays.']);
});

test('the page that explains a term does not mark it', () => {
  const maker = termOf('Maker', {article: PAGE});
  expect(marked('A maker waits.', maker)).toEqual([]);
  expect(marked('A maker waits.', {...maker, article: 'resources/fees.md'})).toHaveLength(1);
});

test('a page has no more marks than the ceiling, from top to bottom', () => {
  const names = Array.from('ABCDEFGHIJKLMN', (letter) => `Tree${letter}`);
  const marks = marked(names.map((name) => `A ${name} here.`).join('\n\n'), ...names);
  expect(names.length).toBeGreaterThan(CEILING);
  expect(marks).toEqual(names.slice(0, CEILING).map((name) => `${name.toLowerCase()}: here.`));
});
