import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {directives} from '@site/scripts/check/directives';
import {figurePages, figures, workedExamples} from '@site/scripts/check/figures';
import {checks} from '@site/scripts/check/index';
import {runRules} from '@site/scripts/check/run';
import {expectFound, expectOne, reports} from '../support/findings';
import {FRONT_MATTER, page} from '../support/pages';
import {
  archivedSite,
  ARTICLE,
  articleWith,
  findingsOf,
  repository,
  SECTION,
  SITE_PAGE,
  VALID_FILES,
} from '../support/repository';
import {changed, lineOf} from '../support/text';

const FILE = 'docs/_figures/deposits.json';
const FIGURES = VALID_FILES[FILE];
const PAGE = '/knowledge-base/payments/pay-in';

const list = changed(FIGURES, '"instant"', '["instant"]');
test.each([
  // Pages, tables, drawings and other records use the record.
  [list, {line: lineOf(list, '["in'), message: '"card.time.value" must be a number or text'}],
  [changed(FIGURES, '{', ''), {file: FILE}],
  [changed(FIGURES, '"card.fee": {', '"card.fees": {'), {fix: '"deposits.card.fees"'}],
])('one mistake in a file of figures gives one finding: %#', async (content, finding) => {
  expectOne(await runRules(checks, readContext(repository({[FILE]: content}))), finding);
});

test('a figure that is not on its page is reported there, even if another page shows it', async () => {
  const found = await findingsOf(figurePages, {
    [ARTICLE]: articleWith('Nothing here.'),
    'docs/knowledge-base/payments/compare.md': articleWith('::figure-table[deposit-methods]'),
  });
  expect(found).toHaveLength(4);
  expect(new Set(found.map(({file}) => file))).toEqual(new Set([ARTICLE]));
  expect(found[0]?.message).toContain('"deposits.card.fee" is not shown on its page');
});

test('a figure of a React page is in one of its sections', async () => {
  const [start = '', rest = ''] = FIGURES.split(/(?<="sepa\.fee")/);
  const files = {[FILE]: start + changed(rest, PAGE, '/contact')};
  await expectFound(figurePages, files, {file: SECTION, message: 'is not shown on its page'});
  const other = {'src/pages/contact/_fees.mdx': 'It costs :figure[deposits.sepa.fee].\n'};
  expect(await findingsOf(figurePages, {...files, ...other})).toEqual([]);
});

for (const place of ['>It costs :figure[', 'lead: "A card payment costs :figure[']) {
  const write = (id: string): string =>
    changed(VALID_FILES[SITE_PAGE], `${place}deposits.card.fee`, `${place}${id}`);
  const at = place.startsWith('>') ? ':figure[deposits.card.fe]' : 'lead:';
  const unknown = 'unknown figure "deposits.card.fe"';
  const bad = ['deposits.card.fe', unknown, 'write "deposits.card.fee"', at] as const;
  reports(directives, [bad], {file: SITE_PAGE, write});
}

reports(
  directives,
  [['{time: deposits.card.tim}', 'unknown figure', 'write "deposits.card.time"', 'strip:']],
  {file: ARTICLE, write: (strip) => page(`${FRONT_MATTER.article}\nstrip: ${strip}`)},
);

test('a figure whose page does not exist is reported at its record, with a suggestion', async () => {
  const content = changed(FIGURES, '/how-it-works', '/how-it-work');
  const message = 'names a page that does not exist';
  const expected = {line: lineOf(content, '"phone.fee": {'), message, fix: '"/how-it-works"'};
  await expectFound(figurePages, {[FILE]: content}, expected);
  expect(await findingsOf(figurePages, {[ARTICLE]: null})).toHaveLength(4);
});

test('a figure that replaces one which no archived version has is reported, with a suggestion', async () => {
  const replaces = '"value": 3.5, "replaces": ["deposits.sepa.fees"]';
  const content = changed(FIGURES, '"value": 3.5', replaces);
  const root = archivedSite({[FILE]: content});
  const findings = await figures.run(readContext(root));
  expectOne([...findings], {
    line: lineOf(content, '"replaces"'),
    message: 'no archived version has the figure "deposits.sepa.fees"',
    fix: 'write "deposits.sepa.fee"',
  });
});

// Results that differ from the newest archived version.
const costs = articleWith(
  'First.\n\nIt costs :calc[€1,000 × deposits.card.fee], not :calc[€5 + €7].\n\nOr :calc[2 × deposits.card.fee].',
);
const first = lineOf(costs, 'It costs');
test.each([
  ['of other figures has a hint', {[FILE]: changed(FIGURES, '"value": 3.5', '"value": 3.6')}, true],
  ['of the same figures has none', {}, false],
  ['without an archived version has none', {'versions.json': null}, false],
])('an article with worked examples %s', async (_, changes, isTold) => {
  const context = readContext(archivedSite({[ARTICLE]: costs, ...changes}));
  const hint = {
    ...{file: ARTICLE, line: first, column: 'It costs '.length + 1, severity: 'hint'},
    message: `2 results changed since November 2024, in line ${first}, ${lineOf(costs, 'Or')}`,
    fix: 'read the sentences around them again',
  };
  expect(await workedExamples.run(context)).toEqual(isTold ? [hint] : []);
});
