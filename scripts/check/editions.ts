import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {dayOf, fieldsOf} from '../../src/content/front-matter';
import type {Finding} from '../../src/lib/finding';
import {type CheckContext, findingAt, findingAtField, pageRule, type SourcePage} from './context';
import {bodyOf} from './dates';
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
  const day = today.toISOString().slice(0, 10);
  if (effective <= day || effective <= dayOf(page.frontMatter)) return [];
  const message = `edition ${Number(page.frontMatter.edition)} applies only from ${effective}`;
  const fix = 'until then, keep the text that applies here, and announce the change in an update';
  return [findingAtField(page, 'effective', message, fix)];
}

interface Edition {
  number: number;
  /** ISO date; empty if it is none. */
  date: string;
  row: TableRow;
}

/** The rows of the table with a column "Version", newest first. */
function listedEditions(page: SourcePage): Edition[] {
  const table = nodesOf(page.markdown, 'table').find(
    ({children: [head]}) => head && toString(head.children[0]) === 'Version',
  );
  return (table?.children.slice(1) ?? []).map((row) => {
    const date = new Date(`${toString(row.children[1])} UTC`);
    return {
      number: Number(toString(row.children[0])),
      date: Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10),
      row,
    };
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
    const day = new Date(effective).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const message = `edition ${edition} has no row in the list of changes`;
    const fix = `add the row | ${edition} | ${day} | what changed | above the others`;
    return [...order, findingAtField(page, 'edition', message, fix)];
  }
  if (newest.date === effective) return order;
  const message = `edition ${edition} is effective from ${effective}, but the list of changes says ${newest.date}`;
  return [...order, findingAtField(page, 'effective', message, 'write the same day in both')];
}

/** A clause that differs from the main branch, or from what was last committed, while the edition does not. */
function sinceMain(page: SourcePage, root: string): Finding[] {
  const before = git(root, 'show', `${mainCommit(root)}:./${page.repoPath}`);
  const old = Number(fieldsOf(before).edition);
  const isNew = old !== Number(page.frontMatter.edition);
  if (isNew || page.frontMatter.corrected !== undefined) return [];
  if (clausesOf(before) === clausesOf(page.content)) return [];
  const message = `the text changed, but the edition is still ${old}`;
  const fix = `set edition: ${old + 1}, the day from which it applies as "effective", and add a row to the list of changes; for a correction that changes no meaning, set corrected: with its date`;
  return [findingAtField(page, 'edition', message, fix)];
}

/** The words of a page without its list of changes and its sources. */
function clausesOf(content: string): string {
  const [clauses = ''] = content.split(/^## (?:Changes|Sources)(?: \{.*)?$/m);
  return bodyOf(clauses);
}
