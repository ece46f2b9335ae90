import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {parseMarkdown} from '../../src/content/markdown';
import type {Finding} from '../../src/lib/finding';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {git, mainCommit} from './main-branch';
import {nodesOf} from './prose';

/**
 * A changed clause of a legal page has a new edition, which follows the last one, applies from a later day, and has a
 * row in the list of changes. A correction that changes no meaning has `corrected` instead.
 */
export const editions = pageRule('editions', (page, context) => {
  if (page.kind !== 'legal' || !page.readable) return [];
  return [...inList(page), ...sinceMain(page, context.root), ...notYet(page, context)];
});

/** The page has the text that applies today. */
function notYet(page: SourcePage, {today}: CheckContext): Finding[] {
  const effective = String(page.frontMatter.effective);
  if (effective <= today.toISOString().slice(0, 10)) return [];
  const message = `edition ${Number(page.frontMatter.edition)} applies only from ${effective}`;
  const fix = 'until then, keep the text that applies here, and announce the change in an update';
  return [findingAtField(page, 'effective', message, fix)];
}

interface Edition {
  number: number;
  /** ISO date. */
  date: string;
  row: TableRow;
}

/** The rows of the table with a column "Version", newest first. */
function listedEditions(page: SourcePage): Edition[] {
  const table = nodesOf(page.markdown, 'table').find(
    ({children: [head]}) => head && toString(head.children[0]) === 'Version',
  );
  return (table?.children.slice(1) ?? []).map((row) => ({
    number: Number(toString(row.children[0])),
    date: isoDate(toString(row.children[1])),
    row,
  }));
}

/** `24 November 2026` as an ISO date; empty if it is none. */
function isoDate(text: string): string {
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

function written(date: string): string {
  const format = {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(date));
}

function inList(page: SourcePage): Finding[] {
  const edition = Number(page.frontMatter.edition);
  const effective = String(page.frontMatter.effective);
  const rows = listedEditions(page);
  const [newest] = rows;
  if (!newest || Number.isNaN(Date.parse(effective))) return [];
  const order = rows.flatMap(({number, date, row}, at): Finding[] => {
    const below = rows[at + 1];
    if (!below || (number === below.number + 1 && date > below.date)) return [];
    const message = `version ${number} of ${date} does not follow version ${below.number} of ${below.date}`;
    return [
      findingAt(page, row, message, 'count the versions without gaps, each with a later date'),
    ];
  });
  if (newest.number !== edition) {
    const message = `edition ${edition} has no row in the list of changes`;
    const fix = `add the row | ${edition} | ${written(effective)} | what changed | above the others`;
    return [...order, findingAtField(page, 'edition', message, fix)];
  }
  if (newest.date === effective) return order;
  const message = `edition ${edition} is effective from ${effective}, but the list of changes says ${newest.date}`;
  return [...order, findingAtField(page, 'effective', message, 'write the same day in both')];
}

function sinceMain(page: SourcePage, root: string): Finding[] {
  const before = onMain(page, root);
  if (!before) return [];
  const [old, now] = [before.edition, Number(page.frontMatter.edition)];
  const effective = String(page.frontMatter.effective);
  if (now === old) {
    if (before.content === page.content || page.frontMatter.corrected !== undefined) return [];
    if (clausesOf(before.content) === clausesOf(page.content)) return [];
    const message = `the text changed, but the edition is still ${old}`;
    const fix = `set edition: ${old + 1}, the day from which it applies as "effective", and add a row to the list of changes; for a correction that changes no meaning, set corrected: with its date`;
    return [findingAtField(page, 'edition', message, fix)];
  }
  const next = `edition ${now} follows edition ${old} of ${before.effective}`;
  return [
    ...(now === old + 1
      ? []
      : [findingAtField(page, 'edition', next, `write edition: ${old + 1}`)]),
    ...(effective > before.effective
      ? []
      : [
          findingAtField(
            page,
            'effective',
            `${next}, but applies from ${effective}`,
            'write a later day',
          ),
        ]),
  ];
}

/** The page on the main branch, or as last committed. */
function onMain({repoPath}: SourcePage, root: string) {
  const base = mainCommit(root);
  const content = git(root, 'show', `${base}:./${repoPath}`);
  const edition = Number(/^edition: *(\d+)/m.exec(content)?.[1]);
  const effective = /^effective: *["']?([\d-]+)/m.exec(content)?.[1] ?? '';
  return content && edition ? {edition, effective, content} : undefined;
}

/** The words of a page without its list of changes and its sources. */
function clausesOf(content: string): string {
  const {markdown} = parseMarkdown(content);
  const end = markdown.children.findIndex(
    (node) => node.type === 'heading' && /^(?:Changes|Sources)$/.test(toString(node)),
  );
  return markdown.children
    .slice(0, end < 0 ? undefined : end)
    .filter(({type}) => type !== 'yaml')
    .map((node) => content.slice(node.position?.start.offset, node.position?.end.offset))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
