import {toString} from 'mdast-util-to-string';

import {dayOf, fieldsOf} from '../../src/content/front-matter';
import type {Finding} from '../../src/lib/finding';
import {type CheckContext, findingAt, pageRule, type SourcePage} from './context';
import {bodyOf, isoDay} from './dates';
import {onMain} from './main-branch';
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
  if (effective <= isoDay(today) || effective <= dayOf(page.frontMatter)) return [];
  const message = `edition ${Number(page.frontMatter.edition)} applies only from ${effective}`;
  const fix = 'until then, keep the text that applies here, and announce the change in an update';
  return [findingAt(page, 'effective', message, fix)];
}

/** The rows of the table with a column "Version", newest first: its number, and its ISO date, if it has one. */
function listedEditions(page: SourcePage) {
  const table = nodesOf(page.markdown, 'table').find(
    ({children: [head]}) => head && toString(head.children[0]) === 'Version',
  );
  return (table?.children.slice(1) ?? []).map((row) => {
    const [number, day] = row.children.map((cell) => toString(cell));
    const date = new Date(`${day} UTC`);
    return {row, number: Number(number), date: Number.isNaN(date.getTime()) ? '' : isoDay(date)};
  });
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
    const fix = 'count the versions without gaps, each with a later date';
    return [findingAt(page, row, message, fix)];
  });
  if (newest.number !== edition) {
    const long = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
    const message = `edition ${edition} has no row in the list of changes`;
    const fix = `add the row | ${edition} | ${long.format(new Date(effective))} | what changed | above the others`;
    return [...order, findingAt(page, 'edition', message, fix)];
  }
  if (newest.date === effective) return order;
  const message = `edition ${edition} is effective from ${effective}, but the list of changes says ${newest.date}`;
  return [...order, findingAt(page, 'effective', message, 'write the same day in both')];
}

/** A clause that differs from the main branch, or from what was last committed, while the edition does not. */
function sinceMain(page: SourcePage, root: string): Finding[] {
  const before = onMain(root, page.repoPath);
  const old = Number(fieldsOf(before).edition);
  const isNew = old !== Number(page.frontMatter.edition);
  if (isNew || page.frontMatter.corrected !== undefined) return [];
  if (clausesOf(before) === clausesOf(page.content)) return [];
  const message = `the text changed, but the edition is still ${old}`;
  const fix = `set edition: ${old + 1}, the day from which it applies as "effective", and add a row to the list of changes; for a correction that changes no meaning, set corrected: with its date`;
  return [findingAt(page, 'edition', message, fix)];
}

/** The words of a page without its list of changes and its sources. */
function clausesOf(content: string): string {
  const [clauses = ''] = content.split(/^## (?:Changes|Sources)(?: \{.*)?$/m);
  return bodyOf(clauses);
}
