import {expect, test} from 'vitest';

import type {Block} from '@site/src/features/changes/model/blocks';
import {passagesBetween, wordsBetween} from '@site/src/features/changes/model/passages';

/** A comparison as `[-removed-]{+added+}`. */
const written = (parts: ReturnType<typeof wordsBetween>): string => {
  const marks = {same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}']};
  return parts.map(({kind, text}) => marks[kind].join(text)).join('');
};

test.each([
  ['It is 0.25% now', 'It is 0.3% now', 'It is [-0.25-]{+0.3+}% now'],
  ['You may withdraw', 'You may not withdraw', 'You may {+not +}withdraw'],
  ['two old words here', 'three new words here', '[-two old-]{+three new+} words here'],
])('%j compared with %j', (before, after, expected) => {
  expect(written(wordsBetween(before, after))).toBe(expected);
});

const text = (...lines: string[]): Block[] =>
  lines.map((line) => ({isHeading: line.startsWith('# '), text: line.replace('# ', '')}));
const passages = (before: Block[], after: Block[]): string[] =>
  passagesBetween(before, after).map(({heading, parts}) => `${heading}: ${written(parts)}`);

test('passages have their heading, and leave out unchanged paragraphs', () => {
  const within = (days: number): Block[] =>
    text('# A', 'Stays as it is.', '# B', `Pay within ${days} days of the notice.`, 'Last one.');
  const expected = ['B: Pay within [-30-]{+14+} days of the notice.'];
  expect(passages(within(30), within(14))).toEqual(expected);
});

test('passages mark the changed words of a paragraph, and show new and removed ones as a whole', () => {
  expect(
    passages(
      text('# A', 'We answer every complaint in ten days.', 'This rule goes for good.'),
      text('# A', 'Something else altogether here.', 'We answer every complaint in five days.'),
    ),
  ).toEqual([
    'A: {+Something else altogether here.+}',
    'A: We answer every complaint in [-ten-]{+five+} days.',
    'A: [-This rule goes for good.-]',
  ]);
});
