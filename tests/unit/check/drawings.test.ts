import {describe, expect, test} from 'vitest';

import {drawings} from '@site/scripts/check/drawings';
import {ARTICLE, articleWith, DRAWING, findingsOf, VALID_FILES} from '../support/repository';
import {changed, lineOf} from '../support/text';

const SOURCE = VALID_FILES[DRAWING];

describe('a mistake in a drawing is reported at its line', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '<script> is not allowed in a drawing'],
    ['a style', '<style />', '<style> is not allowed in a drawing'],
    ['foreign content', '<foreignObject />', '<foreignObject> is not allowed in a drawing'],
    [
      'an element named like an object property',
      '<constructor />',
      '<constructor> is not allowed in a drawing',
    ],
    [
      'an event handler',
      '<line onload="alert(1)" />',
      'the attribute "onload" is not allowed on <line>',
    ],
    [
      'a link to another site',
      '<line href="https://elsewhere.test/a" />',
      'the attribute "href" is not allowed on <line>',
    ],
  ])('%s', async (_, element, message) => {
    const content = changed(SOURCE, '<line ', `${element}<line `);
    expect(await findingsOf(drawings, {[DRAWING]: content})).toEqual([
      {
        file: DRAWING,
        line: lineOf(content, element),
        column: expect.any(Number) as number,
        message,
        fix: 'remove it; src/content/drawings/vocabulary.ts lists what is allowed',
      },
    ]);
  });

  test.each<[what: string, from: string, to: string, message: string, fix: string]>([
    [
      'a mistyped element',
      '<line ',
      '<lien /><line ',
      '<lien> is not allowed in a drawing',
      'write "line"',
    ],
    [
      'a marker on another site',
      'url(#tip)',
      'url(https://elsewhere.test/#tip)',
      '"url(https://elsewhere.test/#tip)" is not a marker in this drawing',
      'write url(#id) with the id of a <marker> in <defs>',
    ],
    [
      'a hard-coded colour',
      'stroke="var(--line-strong)"',
      'stroke="#8296a6"',
      'the colour "#8296a6" is not one of the site\'s colours',
      expect.stringContaining('--line-strong') as unknown as string,
    ],
    [
      'an unknown colour token',
      'stroke="var(--line-strong)"',
      'stroke="var(--line-stong)"',
      'the colour "var(--line-stong)" is not one of the site\'s colours',
      'write "--line-strong"',
    ],
    [
      'text in a line colour',
      'fill="var(--ink)"',
      'fill="var(--line)"',
      'text in --line is hard to read',
      'use one of: --ink, --ink-2, --link, --accent, --accent-ink, --on-accent',
    ],
    [
      'text that is too small for a phone',
      'y="50" fill',
      'y="50" font-size="12" fill',
      'text of size 12 is smaller than 12 px on a phone',
      'write font-size="13.5" or more, or make the viewBox narrower',
    ],
    [
      'a scale that could make text too small',
      'y="50" fill',
      'y="50" transform="scale(0.5)" fill',
      'the transform "scale(0.5)" is not allowed',
      'use only translate(…) and rotate(…)',
    ],
    [
      'a font that is not used on the site',
      'y="50" fill',
      'y="50" font-family="Comic Sans MS" fill',
      'the font "Comic Sans MS" is not one of the site\'s fonts',
      expect.stringContaining('--ifm-font-family-monospace') as unknown as string,
    ],
    [
      'an unknown figure',
      '{{deposits.sepa.fee}}',
      '{{deposits.sepa.fees}}',
      'unknown figure "deposits.sepa.fees"',
      'write "deposits.sepa.fee"',
    ],
    [
      'an unknown form of a figure',
      '{{deposits.sepa.fee}}',
      '{{deposits.sepa.fee as=maxi}}',
      'unknown figure form "maxi"',
      'write "max"',
    ],
    [
      'an unclosed figure',
      '{{deposits.sepa.fee}}',
      '{{deposits.sepa.fee}',
      'the figure is not closed',
      'end it with }}',
    ],
    [
      'an unknown figure in the description',
      '{{deposits.sepa.time as=max}}',
      '{{deposits.sepa.tim as=max}}',
      'unknown figure "deposits.sepa.tim"',
      'write "deposits.sepa.time"',
    ],
    [
      'a drawing in a drawing',
      '<line ',
      '<svg viewBox="0 0 720 160" /><line ',
      '<svg> inside <svg> is not allowed',
      'use <g> with transform="translate(…)"',
    ],
    [
      'a hard-coded amount',
      '{{deposits.sepa.fee}}',
      '€25',
      'the amount "€25" is hard-coded in the drawing',
      'write {{id}} with the id of a figure, or leave out the unit',
    ],
  ])('%s', async (_, from, to, message, fix) => {
    const content = changed(SOURCE, from, to);
    expect(await findingsOf(drawings, {[DRAWING]: content})).toMatchObject([
      {
        file: DRAWING,
        line: lineOf(content, to),
        column: expect.any(Number) as number,
        message,
        fix,
      },
    ]);
  });
});

describe('a drawing is reported if it lacks', () => {
  test.each([
    ['a title', /<title>.*<\/title>/, 'the drawing has no <title>'],
    ['a description', /<desc>[^]*<\/desc>/, 'the drawing has no <desc>'],
    ['text in its description', /(?<=<desc>)[^]*(?=<\/desc>)/, 'the drawing has no <desc>'],
    ['a size', / viewBox="0 0 360 80"/, 'the drawing has no size'],
    ['a font size', / font-size="14"/, 'the text has no font size'],
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
    {
      file: DRAWING,
      line: lineOf(content, '</markr>'),
      message: expect.stringContaining('invalid SVG') as string,
      fix: 'close every element and put every value in quotes',
    },
  ]);
});

test('a drawing shown twice on a page is reported at the second place', async () => {
  const content = articleWith('::drawing[paths]\n\nBetween.\n\n::drawing[paths]\n');
  expect(await findingsOf(drawings, {[ARTICLE]: content})).toMatchObject([
    {
      file: ARTICLE,
      line: content.split('\n').lastIndexOf('::drawing[paths]') + 1,
      message: 'the drawing "paths" is shown twice on this page',
    },
  ]);
});

test('a drawing that no page shows is reported', async () => {
  const file = 'docs/_drawings/left-over.svg';
  expect(await findingsOf(drawings, {[file]: SOURCE})).toEqual([
    {
      file,
      line: 1,
      column: 1,
      message: 'the drawing "left-over" is not used on any page',
      fix: 'write ::drawing[left-over] on a page, or remove the file',
    },
  ]);
});
