import {dayOf} from '../../src/content/front-matter';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAtOffset, type SourcePage} from './context';
import {git, mainCommit} from './main-branch';

/** No date is in the future, and changed pages have a new one. */
export const dates: Check = {
  name: 'dates',
  run: (context) => ({
    count: context.subjects.length,
    findings: [...context.subjects.flatMap((page) => future(page, context)), ...changed(context)],
  }),
};

/** When the text last changed, or the update was published. */
export function dateOf({frontMatter: {last_update: update, date}}: SourcePage): string | undefined {
  const value = typeof update === 'object' && update && 'date' in update ? update.date : date;
  return typeof value === 'string' ? value : undefined;
}

function future(page: SourcePage, {today}: CheckContext): Finding[] {
  const date = dateOf(page);
  const latest = isoDay(today);
  if (date === undefined || Number.isNaN(Date.parse(date)) || date <= latest) return [];
  // An update of tomorrow has the date of tomorrow.
  if (date <= dayOf(page.frontMatter)) return [];
  return [atDate(page, `the date ${date} is in the future`, `write ${latest} or earlier`)];
}

/** Pages whose text differs from the main branch while their date does not. */
function changed({root, subjects, today}: CheckContext): Finding[] {
  const base = mainCommit(root);
  const files = new Set(
    git(root, 'diff', '--name-only', '--relative', base, '--', 'docs').split('\n'),
  );
  return subjects.flatMap((page): Finding[] => {
    const date = dateOf(page);
    if (!files.has(page.repoPath) || date === undefined || date === isoDay(today)) return [];
    const before = git(root, 'show', `${base}:./${page.repoPath}`);
    if (!before.includes(date) || bodyOf(before) === bodyOf(page.content)) return [];
    const message = `the text changed, but last_update is still ${date}`;
    const fix = `write ${isoDay(today)}, unless you corrected only a typo`;
    return [{...atDate(page, message, fix), severity: 'warning'}];
  });
}

/** The text below the front matter, with white space collapsed. */
export function bodyOf(content: string): string {
  return content.slice(content.indexOf('\n---', 3)).split(/\s+/).join(' ');
}

function atDate(page: SourcePage, message: string, fix: string): Finding {
  return findingAtOffset(page, page.content.search(/(?<=\bdate: *["']?)\d/), message, fix);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
