import {dayOf} from '../../src/content/front-matter';
import type {Finding} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import {changedFiles, onMain} from './main-branch';

/** No date is in the future, and changed pages have a new one. */
export const dates: Check = {
  name: 'dates',
  run(context) {
    const changed = changedFiles(context.root, '--', 'docs');
    return context.subjects.flatMap((page) =>
      faultOf(page, changed.includes(page.repoPath), context),
    );
  },
};

function faultOf(page: SourcePage, isChanged: boolean, context: CheckContext): Finding[] {
  const date = dateOf(page);
  const today = isoDay(context.today);
  if (date === undefined || date === today || Number.isNaN(Date.parse(date))) return [];
  const report = (message: string, fix: string): Finding =>
    findingAt(page, page.content.search(/(?<=\bdate: *["']?)\d/), message, fix);
  // An update of tomorrow has the date of tomorrow.
  if (date > today && date > dayOf(page.frontMatter)) {
    return [report(`the date ${date} is in the future`, `write ${today} or earlier`)];
  }
  const before = isChanged ? onMain(context.root, page.repoPath) : '';
  if (!before.includes(date) || bodyOf(before) === bodyOf(page.content)) return [];
  const message = `the text changed, but last_update is still ${date}`;
  const fix = `write ${today}, unless you corrected only a typo`;
  return [{...report(message, fix), severity: 'warning'}];
}

/** When the text last changed, or the update was published. */
export function dateOf({frontMatter: {last_update: update, date}}: SourcePage): string | undefined {
  const value = typeof update === 'object' && update && 'date' in update ? update.date : date;
  return typeof value === 'string' ? value : undefined;
}

/** The text below the front matter, with white space collapsed. */
export function bodyOf(content: string): string {
  return content.slice(content.indexOf('\n---', 3)).split(/\s+/).join(' ');
}

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
