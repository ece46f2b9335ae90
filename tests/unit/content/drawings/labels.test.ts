import {expect, test} from 'vitest';

import {labelFindings} from '@site/src/content/drawings/labels';
import {expectOne} from '../../support/findings';

const drawing = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 60" font-size="14">\n${text}\n</svg>`;
const found = (text: string) => labelFindings(drawing(text), 'docs/_drawings/a.svg');

test.each([
  ['at the right edge', '<text x="231" y="26">SEPA: one to two business days</text>'],
  ['at the left edge', '<text x="30" y="26" text-anchor="end">SEPA: one to two days</text>'],
  ['on both sides', '<text x="60" y="26" text-anchor="middle">SEPA: one to two days</text>'],
  ['in a line of a label', '<text x="20"><tspan x="300">Two business days</tspan></text>'],
])('a label that is cut off %s is reported', (_, text) => {
  expectOne(found(text), {line: 2, message: 'cut off'});
});

test.each([
  '<text x="231" y="26">SEPA: two days</text>',
  '<text x="350" y="26" text-anchor="end">SEPA: one to two business days</text>',
])('%s fits', (text) => expect(found(text)).toEqual([]));
