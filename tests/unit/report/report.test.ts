import {describe, expect, it, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {toMarkdown} from '@site/scripts/report/document';
import {ages, orphans, readTimes} from '@site/scripts/report/pages';
import {disagreements, visitorMessages} from '@site/scripts/report/sections';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

const LONELY = 'docs/knowledge-base/payments/lonely.md';

describe('the report on one page that is overdue and one that nothing leads to', () => {
  const root = repository({
    [ARTICLE]: changed(VALID_FILES[ARTICLE], 'keywords:', 'review_by: 2027-01-31\nkeywords:'),
    [LONELY]: page(changed(FRONT_MATTER.article, 'How to pay in', 'Lonely'), 'Two words.'),
  });
  const context = readContext(root, {today: new Date('2027-02-01T12:00:00Z'), strict: false});

  it('has pages with a review date on top, then the oldest', () => {
    expect(ages(context).rows).toEqual([
      ['How to pay in', '2024-11-20', 803, '2027-01-31', 'overdue', `\`${ARTICLE}\``],
      ['Lonely', '2024-11-20', 803, 'none', 'to review', `\`${LONELY}\``],
    ]);
  });

  it('has the text furthest from its promise on top', () => {
    expect(readTimes(context).rows[0]).toEqual(['Lonely', 4, 0, 2, '-100%', `\`${LONELY}\``]);
  });

  it('has both readings of a disagreement, and which applies', () => {
    expect(disagreements(context).rows.map(([, value, , status]) => [value, status])).toEqual([
      ['3.5%', 'prevails'],
      ['1.5%', ''],
    ]);
  });

  it('counts the pages that lead to a page', () => {
    expect(orphans(context).rows.map(([name, links]) => [name, links])).toEqual([
      ['Lonely', 0],
      ['How to pay in', 2],
    ]);
  });
});

test('a channel with an address is configured', () => {
  const {rows} = visitorMessages({feedback: 'https://forms.halyard.example/feedback'});
  expect(rows.map((row) => row.slice(1, 3))).toContainEqual([
    'configured',
    'https://forms.halyard.example/feedback',
  ]);
});

test('in Markdown, a bar in a text divides no cell', () => {
  const section = {
    heading: 'One',
    lead: 'Two.',
    columns: ['A', 'B'],
    rows: [['a | b', 1]],
    none: '',
  };
  expect(toMarkdown(new Date('2027-02-01'), [section])).toContain('| a \\| b | 1 |');
});
