import {describe, expect, it, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import type {Cell, ReportDocument} from '@site/scripts/report/document';
import {toHtml, toMarkdown} from '@site/scripts/report/formats';
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

const textOf = (cell: Cell | undefined): string | number | undefined =>
  typeof cell !== 'object' ? cell : 'code' in cell ? cell.code : cell.text;

const rowsOf = ({sections}: ReportDocument, id: string) =>
  sections.find((section) => section.id === id)?.rows.map((row) => row.map(textOf)) ?? [];

describe('the report', () => {
  const document = report();

  it('sums up, and every sum leads to its section', () => {
    expect(Object.fromEntries(document.sums.map(({label, value}) => [label, value]))).toEqual({
      'articles and legal pages': '2',
      'check findings': '1',
      'overdue for review': '1',
      'open disagreements': '1',
      'orphan or thin pages': '2',
      'visitor channels configured': '0 of 3',
      'abbreviations without a term': '0',
    });
    const ids = document.sections.map(({id}) => id);
    expect(document.sums.filter(({section}) => !ids.includes(section))).toEqual([]);
  });

  it('has pages with a review date on top, then the oldest', () => {
    expect(rowsOf(document, 'age')).toEqual([
      ['How to pay in', '2024-11-20', 803, '2027-01-31', 'overdue', ARTICLE],
      ['Lonely', '2024-11-20', 803, 'none', 'to review', LONELY],
    ]);
  });

  it('has the text furthest from its promise on top', () => {
    expect(rowsOf(document, 'read-time')[0]).toEqual(['Lonely', 4, 0, 2, '−100 %', LONELY]);
  });

  it('has both readings of a disagreement, and which applies', () => {
    expect(rowsOf(document, 'figures').map(([, reading, , applies]) => [reading, applies])).toEqual(
      [
        ['3.5%', 'prevails'],
        ['1.5%', ''],
      ],
    );
  });

  it('counts the pages that lead to a page', () => {
    expect(rowsOf(document, 'orphans').map(([name, links]) => [name, links])).toEqual([
      ['Lonely', 0],
      ['How to pay in', 2],
    ]);
  });
});

test('a channel with an address is configured', () => {
  const {rows} = endpointsSection({feedback: 'https://forms.halyard.example/feedback'});
  expect(rows.map((row) => row.map(textOf).slice(1, 3))).toContainEqual([
    'configured',
    'https://forms.halyard.example/feedback',
  ]);
});

describe('as HTML', () => {
  const html = toHtml(report(), ":root {--page: #fff}\n[data-theme='dark'] {--page: #000}", 'a {}');

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<script|<link|<img|url\(|@import|\ssrc=|https?:/);
  });

  it('follows the scheme of the system without a script', () => {
    expect(html).toContain('@media (prefers-color-scheme: dark) {\n:root {--page: #000}');
  });

  it('shows marks of HTML as text', () => {
    expect(html).toContain('a &lt;b&gt; | c');
  });
});

test('as Markdown it has the same rows, and a bar in a text divides no cell', () => {
  const document = report();
  const markdown = toMarkdown(document);
  expect(markdown).toContain('| a <b> \\| c | write d | error |');
  const rows = document.sections.reduce((sum, section) => sum + section.rows.length, 0);
  const headings = document.sections.filter((section) => section.rows.length > 0).length * 2;
  expect(markdown.match(/^\|/gm)).toHaveLength(rows + headings);
});
