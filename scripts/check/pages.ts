import {pluginRoutes} from '../../src/config/navigation';
import {slugIn} from '../../src/content/front-matter';
import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAtField, type SourcePage} from './context';
import {routeOfPage} from './link-targets';
import {TO_WRITE} from './placeholders';

/** Files are readable, front matter and Markdown are valid, and no two pages share a route. */
export const pages: Check = {
  name: 'pages',
  run: (context) => ({
    count: context.subjects.length,
    findings: [
      ...context.fileFindings,
      ...context.subjects.flatMap(({findings}) => findings),
      ...context.subjects.flatMap(invalidName),
      ...duplicateRoutes(context),
    ],
  }),
};

/** The error page, and what servers take for the page above it. */
export const UNREACHABLE = /^\/404$|\/index$/;

function invalidName(page: SourcePage): Finding[] {
  const {repoPath, file, kind, content, route} = page;
  if (!kind || kind === 'section') return [];
  if (route && UNREACHABLE.test(route)) {
    const message = `servers answer ${route} with another page`;
    return [findingAtField(page, 'slug', message, 'choose another file name or slug')];
  }
  if (slugIn(content) !== undefined) return [];
  const name = file.replace(/\.mdx?$/, '');
  const fit = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9/-]+/g, '-')
    .replaceAll(/(?<=\/|^)-+|-+(?=\/|$)/g, '');
  if (name === fit) return [];
  const message = 'the file name becomes part of the URL and may contain only a-z, 0-9 and hyphens';
  return [findingIn(repoPath, message, `rename it to "${fit}.md"`)];
}

function duplicateRoutes(context: CheckContext): Finding[] {
  const {subjects} = context;
  // The sections of a React page share its route.
  const sections = context.pages.filter(({kind}) => kind === 'section');
  const owners = new Map<string, string>([
    ...pluginRoutes.map((route) => [route, 'a plugin'] as const),
    ...sections.map(({route = '', repoPath}) => [route, repoPath] as const),
  ]);
  return checkedLast(context).flatMap((page): Finding[] => {
    const route = routeOfPage(page)?.toLowerCase();
    if (!route || page.kind === 'section') return [];
    const other = owners.get(route);
    owners.set(route, other ?? page.repoPath);
    if (!other || !subjects.includes(page)) return [];
    const message = `the route ${route} is already used by ${other}`;
    return [findingAtField(page, 'slug', message, 'rename one of the files, or change its slug')];
  });
}

/** All pages, with the checked ones last, so that of two duplicates the checked page is reported. */
function checkedLast({pages: all, subjects}: CheckContext): SourcePage[] {
  return [...all.filter((page) => !subjects.includes(page)), ...subjects];
}

/** Titles and descriptions are unique on the site. */
export const duplicates: Check = {
  name: 'duplicates',
  run: (context) => ({count: context.subjects.length, findings: duplicatesIn(context)}),
};

const UNIQUE = ['title', 'description'] as const;

/** Without what YAML may add to a value. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/["'\\>|\s-]/g, '');
}

function duplicatesIn(context: CheckContext): Finding[] {
  const {subjects} = context;
  const owners = new Map<string, string>();
  const all = checkedLast(context).filter(({kind}) => kind);
  const wanted = subjects.flatMap(({frontMatter}) =>
    UNIQUE.map((field) => bare(`${field}:${String(frontMatter[field])}`)),
  );
  // Parsing the front matter of all pages takes longer than the rest of the rule.
  const isAlike = (page: SourcePage): boolean => {
    if (subjects.includes(page)) return true;
    const head = bare(page.content.slice(0, page.content.indexOf('\n---', 3)));
    return wanted.some((value) => head.includes(value));
  };
  return all.filter(isAlike).flatMap((page) =>
    UNIQUE.flatMap((field): Finding[] => {
      const value = page.frontMatter[field];
      // Every new page has the same placeholder.
      if (String(value).includes(TO_WRITE)) return [];
      if (value === undefined || (subjects.includes(page) && !page.readable)) return [];
      const key = `${field} ${String(value).toLowerCase()}`;
      const other = owners.get(key);
      owners.set(key, other ?? page.repoPath);
      if (!other || !subjects.includes(page)) return [];
      const message = `${field} "${String(value)}" is already used by ${other}`;
      const fix = 'say how this page differs from the other one';
      return [findingAtField(page, field, message, fix)];
    }),
  );
}
