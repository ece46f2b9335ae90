import path from 'node:path';

import type {Finding} from '../../src/lib/finding';
import {lineOfField, type Check, type CheckContext, type SourcePage} from './context';

/** Titles and descriptions are unique on the site, and positions in their list. */
export const duplicates: Check = {
  name: 'duplicates',
  run: (context) => ({looked: context.subjects.length, findings: duplicatesIn(context)}),
};

function duplicatesIn({pages: all, subjects}: CheckContext): Finding[] {
  const owners = new Map<string, string>();
  const inOrder = [...all.filter((page) => !subjects.includes(page)), ...subjects].filter(
    ({kind}) => kind,
  );
  return inOrder.flatMap((page) =>
    ['title', 'description', 'sidebar_position'].flatMap((field): Finding[] => {
      const value = valueOf(page, field);
      if (value === undefined || (subjects.includes(page) && !page.readable)) return [];
      const list = field === 'sidebar_position' ? listOf(page) : '';
      const key = `${field} ${list} ${value.toLowerCase()}`;
      const other = owners.get(key);
      owners.set(key, other ?? page.shown);
      if (!other || !subjects.includes(page)) return [];
      const message = `${field} "${value}" is already used by ${other}`;
      const fix = list ? 'use a free number' : `say how this page differs from the other one`;
      return [{file: page.shown, line: lineOfField(page, field), column: 1, message, fix}];
    }),
  );
}

/** Found without parsing, so that checking one page does not parse the others. */
function valueOf({content}: SourcePage, field: string): string | undefined {
  const head = content.slice(0, content.indexOf('\n---', 3) + 1);
  return new RegExp(`^${field}: *["']?(.+?)["']? *$`, 'm').exec(head)?.[1];
}

/** The list that a page is in: that of its category, or for a category the list of categories. */
function listOf(page: SourcePage): string {
  const {kind, file} = page;
  if (kind === 'category') return kind;
  if (kind !== 'article' && kind !== 'legal') return file;
  return valueOf(page, 'category') ?? path.posix.basename(path.posix.dirname(file));
}
