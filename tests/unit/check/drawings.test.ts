import {describe, expect, test} from 'vitest';

import {drawings} from '@site/scripts/check/drawings';
import {ARTICLE, articleWith, DRAWING, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const SOURCE = VALID_FILES[DRAWING];

describe('a mistake in a drawing is reported at its line', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '<script> is not allowed in a drawing'],
    ['a style', '<style />', '<style> is not allowed in a drawing'],
    ['a name of an object property', '<constructor />', '<constructor> is not allowed'],
    ['an event handler', '<line onload="alert(1)" />', 'the attribute "onload" is not allowed'],
    ['a link', '<line href="https://elsewhere.test/a" />', 'the attribute "href" is not allowed'],
  ])('%s', async (_, element, message) => {
    const content = changed(SOURCE, '<line ', `${element}<line `);
    expect(await findingsOf(drawings, {[DRAWING]: content})).toMatchObject([
      {line: lineOf(content, element), message: expect.stringContaining(message) as string},
    ]);
  });

  const FEE = ':figure[deposits.sepa.fee]';
  const STROKE = 'stroke="var(--line-strong)"';
  const LABEL = 'y="50" fill';
  test.each([
    ['a mistyped element', '<line ', '<lien /><line ', '<lien> is not allowed in a drawing'],
    ['a marker on another site', 'url(#tip)', 'url(https://a.test/#tip)', 'marker-end="url(https'],
    ['a hard-coded colour', STROKE, 'stroke="#8296a6"', 'stroke="#8296a6" is not allowed'],
    ['an unknown token', STROKE, 'stroke="var(--line-stong)"', 'is not allowed on <line>'],
    [
      'text in a line colour',
      'fill="var(--ink)"',
      'fill="var(--line)"',
      'is not allowed on <text>',
    ],
    ['small text', LABEL, 'y="50" font-size="12" fill', 'is smaller than 12 px on a phone'],
    ['a scale', LABEL, 'y="50" transform="scale(0.5)" fill', 'transform="scale(0.5)" is not'],
    [
      'another font',
      LABEL,
      'y="50" font-family="Arial" fill',
      'font-family="Arial" is not allowed',
    ],
    [
      'an unknown figure',
      FEE,
      ':figure[deposits.sepa.fees]',
      'unknown figure "deposits.sepa.fees"',
    ],
    ['an unknown form', FEE, ':figure[deposits.sepa.fee]{as=maxi}', 'unknown figure form "maxi"'],
    ['an unclosed figure', FEE, ':figure[deposits.sepa.fee', '":figure[" is not closed'],
    ['an unknown figure in <desc>', 'sepa.time]{as=max}', 'sepa.tim]{as=max}', 'unknown figure'],
    [
      'a drawing in a drawing',
      '<line ',
      '<svg viewBox="0 0 9 9" /><line ',
      '<svg> is not allowed in <svg>',
    ],
    ['a hard-coded amount', FEE, '€25', 'the amount "€25" is hard-coded in the drawing'],
  ])('%s', async (_, from, to, message) => {
    const content = changed(SOURCE, from, to);
    expect(await findingsOf(drawings, {[DRAWING]: content})).toMatchObject([
      {
        file: DRAWING,
        line: lineOf(content, to),
        message: expect.stringContaining(message) as string,
        fix: expect.stringMatching(/./) as string,
      },
    ]);
  });
});

describe('a drawing is reported if it lacks', () => {
  test.each([
    ['a title', /<title>.*<\/title>/, 'the drawing has no <title>'],
    ['a description', /<desc>[^]*<\/desc>/, 'the drawing has no <desc>'],
    ['text in its description', /(?<=<desc>)[^]*(?=<\/desc>)/, 'the drawing has no <desc>'],
    ['a size', / viewBox="0 0 360 80"/, '<svg> has no viewBox'],
    ['a font size', / font-size="14"/, 'text of size 0 is smaller than 12 px on a phone'],
  ])('%s', async (_, pattern, message) => {
    const content = SOURCE.replace(pattern, '');
    expect(content).not.toBe(SOURCE);
    expect(await findingsOf(drawings, {[DRAWING]: content})).toMatchObject([
      {file: DRAWING, message},
    ]);
  });
});

test('a file that cannot be parsed is reported at its line', async () => {
  const content = changed(SOURCE, '</marker>', '</markr>');
  expect(await findingsOf(drawings, {[DRAWING]: content})).toMatchObject([
    {line: lineOf(content, '</markr>'), message: expect.stringContaining('invalid XML') as string},
  ]);
});

test('a drawing shown twice on a page is reported at the second place', async () => {
  const content = articleWith('::drawing[paths]\n\nBetween.\n\n::drawing[paths]\n');
  expect(await findingsOf(drawings, {[ARTICLE]: content})).toMatchObject([
    {file: ARTICLE, line: content.split('\n').lastIndexOf('::drawing[paths]') + 1},
  ]);
});

test('a drawing that no page shows is reported', async () => {
  const file = 'docs/_drawings/left-over.svg';
  expect(await findingsOf(drawings, {[file]: SOURCE})).toMatchObject([
    {file, message: 'the drawing "left-over" is not used on any page'},
  ]);
});
