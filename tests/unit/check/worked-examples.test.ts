import {describe, expect, it, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {workedExamples} from '@site/scripts/check/worked-examples';
import {ARTICLE, articleWith, findingsOf, VALID_FILES} from '../support/repository';
import {ROOT} from '../support/root';
import {changed, lineOf} from '../support/text';

const literal = (text: string, compute: string): string =>
  `:literal[${text}]{reason="worked example" compute="${compute}"}`;
const FEE = 'deposits.card.fee';

describe('a computed value', () => {
  test.each([
    ['€35', `1000 * ${FEE}`],
    ['€3.50', `100 * ${FEE}`],
    ['€1,035.00', `1000 * (1 + ${FEE})`],
    ['PLN 36', `round(1020 * ${FEE}, 0)`],
    ['7%', `2 * ${FEE}`],
    ['0.18%', `${FEE} / 20`],
    ['−3.50', `-100 * ${FEE}`],
    ['about €4', 'round(3.6, 0)'],
  ])('%s passes', async (text, expression) => {
    const content = articleWith(`It costs ${literal(text, expression)}.`);
    expect(await findingsOf(workedExamples, {[ARTICLE]: content})).toEqual([]);
  });

  test.each([
    ['€36', `1000 * ${FEE}`, '€35'],
    ['€36', `1020 * ${FEE}`, '€35.70'],
    ['€3.51', `100 * ${FEE}`, '€3.50'],
    ['PLN 3600', `1000000 * ${FEE}`, 'PLN 35,000'],
    ['6%', `2 * ${FEE}`, '7%'],
    ['−3.51', `-100 * ${FEE}`, '−3.50'],
  ])('%s is reported with the correct value', async (text, expression, right) => {
    const content = articleWith(`First.\n\nIt costs ${literal(text, expression)}.`);
    expect(await findingsOf(workedExamples, {[ARTICLE]: content})).toEqual([
      {
        file: ARTICLE,
        line: lineOf(content, 'It costs'),
        column: 'It costs '.length + 1,
        message: `"${text}" should be ${right}: ${expression}`,
        fix: `write "${right}", or correct the expression`,
      },
    ]);
  });

  it('is reported when a figure changes', async () => {
    const figures = 'docs/_figures/deposits.json';
    const files = {
      [ARTICLE]: articleWith(literal('€35', `1000 * ${FEE}`)),
      [figures]: changed(VALID_FILES[figures], '"value": 3.5', '"value": 3.6'),
    };
    expect(await findingsOf(workedExamples, files)).toMatchObject([
      {fix: expect.stringContaining('€36')},
    ]);
  });

  test.each([
    ['€35', '1000 * deposits.card.fees', 'unknown figure "deposits.card.fees"', `write "${FEE}"`],
    [
      '€35',
      '1000 * deposits.card.time',
      'the figure "deposits.card.time" has no single value',
      undefined,
    ],
    ['1 to 2', '1 + 1', '"1 to 2" must contain exactly one number', undefined],
  ])('%s is reported if it cannot be compared with %s', async (text, expression, message, fix) => {
    expect(
      await findingsOf(workedExamples, {[ARTICLE]: articleWith(literal(text, expression))}),
    ).toMatchObject([{message, ...(fix && {fix})}]);
  });
});

test('the site computes at least thirty values from figures', () => {
  const text = readContext(ROOT)
    .pages.map(({content}) => content)
    .join('\n');
  const expressions = [...text.matchAll(/compute="([^"]+)"/g)].map(([, found = '']) => found);
  const fromFigures = expressions.filter((expression) => /[a-z]\.[a-z]/.test(expression));
  expect(fromFigures.length).toBeGreaterThanOrEqual(30);
});
