import {describe, expect, it, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {ages, orphans, toMarkdown} from '@site/scripts/report';
import {FRONT_MATTER, page} from './support/pages';
import {ARTICLE, repository, VALID_FILES} from './support/repository';
import {changed} from './support/text';

const LONELY = 'docs/knowledge-base/payments/lonely.md';

describe('the report on one overdue page and one without inbound links', () => {
  const root = repository({
    [ARTICLE]: changed(VALID_FILES[ARTICLE], 'keywords:', 'review_by: 2027-01-31\nkeywords:'),
    [LONELY]: page(changed(FRONT_MATTER.article, 'How to pay in', 'Lonely'), 'Two words.'),
  });
  const context = readContext(root, {today: new Date('2027-02-01T12:00:00Z'), strict: false});
  const linked = `[How to pay in](../${ARTICLE})`;
  const lonely = `[Lonely](../${LONELY})`;

  it('lists pages with a review date first, then the oldest', () => {
    expect(ages(context).rows).toEqual([
      [linked, '2024-11-20', 803, '2027-01-31', 'overdue'],
      [lonely, '2024-11-20', 803, 'none', 'to review'],
    ]);
  });

  it('counts the pages that link to each page', () => {
    expect(orphans(context).rows.map(([name, links]) => [name, links])).toEqual([
      [lonely, 0],
      [linked, 2],
    ]);
  });
});

test('in Markdown, a vertical bar in a text does not split the cell', () => {
  const section = {heading: 'One', lead: 'Two.', columns: ['A', 'B'], rows: [['a | b', 1]]};
  expect(toMarkdown(new Date('2027-02-01'), [section])).toContain('| a \\| b | 1 |');
});
