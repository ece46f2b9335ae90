import {PAGE_TITLES} from '../../src/config/navigation';
import type {Finding} from '../../src/lib/finding';
import {lineOfField, type Check, type CheckContext, type SourcePage} from './context';
import {OTHER_ROUTES, routeOfPage} from './link-targets';

/** Files that can be read, front matter by the contract of its kind, readable Markdown, and one page to a route. */
export const pages: Check = {
  name: 'pages',
  run: (context) => ({
    looked: context.subjects.length,
    findings: [
      ...context.fileFindings,
      ...context.subjects.flatMap(({findings}) => findings),
      ...context.subjects.flatMap(unfitName),
      ...takenRoutes(context),
    ],
  }),
};

/** A route is told to people on the phone: the name of a file becomes a part of it. */
function unfitName(page: SourcePage): Finding[] {
  const {shown, file, kind, content} = page;
  if (!kind || /^slug:/m.test(content)) return [];
  const name = file.replace(/\.mdx?$/, '');
  const fit = name.toLowerCase().replaceAll(/[^a-z0-9/-]+/g, '-');
  if (name === fit) return [];
  const message =
    'the name of the file becomes the route, and holds more than a-z, 0-9 and hyphens';
  return [{file: shown, line: 1, column: 1, message, fix: `rename it to "${fit}.md"`}];
}

function takenRoutes({pages: all, subjects}: CheckContext): Finding[] {
  const code = [...Object.keys(PAGE_TITLES), ...OTHER_ROUTES];
  const owners = new Map(code.map((route) => [route, 'a page of src/pages']));
  // The page that somebody named is the one to give way.
  const inOrder = [...all.filter((page) => !subjects.includes(page)), ...subjects];
  return inOrder.flatMap((page): Finding[] => {
    const route = routeOfPage(page)?.toLowerCase();
    if (!route) return [];
    const other = owners.get(route);
    owners.set(route, other ?? page.shown);
    if (!other || !subjects.includes(page)) return [];
    return [
      {
        file: page.shown,
        line: lineOfField(page, 'slug'),
        column: 1,
        message: `the route ${route} is taken by ${other}`,
        fix: 'rename one of the files, or give it another slug',
      },
    ];
  });
}
