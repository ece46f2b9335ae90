import {describe, expect, it, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {type Cell, type ReportDocument, toMarkdown} from '@site/scripts/report/document';
import {reportOn} from '@site/scripts/report/report';
import {endpointsSection} from '@site/scripts/report/sections';
import type {Finding} from '@site/src/lib/finding';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, repository, VALID_FILES} from '../support/repository';
import {changed} from '../support/text';

const LONELY = 'docs/knowledge-base/payments/lonely.md';
const FINDING: Finding = {file: LONELY, line: 4, column: 1, message: 'a <b> | c', fix: 'write d'};

/** The report of a repository with one page that is overdue and one that nothing leads to. */
function report(): ReportDocument {
  const root = repository({
    [ARTICLE]: changed(VALID_FILES[ARTICLE], 'keywords:', 'review_by: 2027-01-31\nkeywords:'),
    [LONELY]: page(changed(FRONT_MATTER.article, 'How to pay in', 'Lonely'), 'Two words.'),
  });
  const context = readContext(root, {today: new Date('2027-02-01T12:00:00Z'), strict: false});
  return reportOn(context, [FINDING]);
}

const rowsOf = ({sections}: ReportDocument, title: string): readonly (readonly Cell[])[] =>
  sections.find(({heading}) => heading.startsWith(title))?.rows ?? [];

describe('the report', () => {
  const document = report();

  it('sums up', () => {
    expect(document.sums).toEqual({
      'articles and legal pages': 2,
      'check findings': 1,
      'overdue for review': 1,
      'open disagreements': 1,
      'orphan or thin pages': 2,
      'visitor channels configured': '0 of 3',
      'abbreviations without a term': 0,
    });
  });

  it('has pages with a review date on top, then the oldest', () => {
    expect(rowsOf(document, 'Age')).toEqual([
      ['How to pay in', '2024-11-20', 803, '2027-01-31', 'overdue', `\`${ARTICLE}\``],
      ['Lonely', '2024-11-20', 803, 'none', 'to review', `\`${LONELY}\``],
    ]);
  });

  it('has the text furthest from its promise on top', () => {
    expect(rowsOf(document, 'Read time')[0]).toEqual(['Lonely', 4, 0, 2, '−100 %', `\`${LONELY}\``]);
  });

  it('has both readings of a disagreement, and which applies', () => {
    expect(rowsOf(document, 'Open disagreements').map(([, reading, , applies]) => [reading, applies])).toEqual(
      [
        ['3.5%', 'prevails'],
        ['1.5%', ''],
      ],
    );
  });

  it('counts the pages that lead to a page', () => {
    expect(rowsOf(document, 'Orphan').map(([name, links]) => [name, links])).toEqual([
      ['Lonely', 0],
      ['How to pay in', 2],
    ]);
  });
});

test('a channel with an address is configured', () => {
  const {rows} = endpointsSection({feedback: 'https://forms.halyard.example/feedback'});
  expect(rows.map((row) => row.slice(1, 3))).toContainEqual([
    'configured',
    'https://forms.halyard.example/feedback',
  ]);
});

test('as Markdown it has the same rows, and a bar in a text divides no cell', () => {
  const document = report();
  const markdown = toMarkdown(document);
  expect(markdown).toContain('| a <b> \\| c | write d | error |');
  const rows = document.sections.reduce((sum, section) => sum + section.rows.length, 0);
  const headings = document.sections.filter((section) => section.rows.length > 0).length * 2;
  expect(markdown.match(/^\|/gm)).toHaveLength(rows + headings);
});
