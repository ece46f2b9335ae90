import {pluginRoutes} from '../../src/config/navigation';
import {slugIn} from '../../src/content/front-matter';
import {type Finding, findingIn} from '../../src/lib/finding';
import {slugOf} from '../../src/lib/slug';
import {type Check, type CheckContext, findingAt, type SourcePage} from './context';
import {TO_WRITE} from './placeholders';

/** Files are readable, front matter and Markdown are valid, and no two pages share a route. */
export const pages: Check = {
  name: 'pages',
  run: (context) => [
    ...context.fileFindings,
    ...context.subjects.flatMap(({findings}) => findings),
    ...context.subjects.flatMap(invalidName),
    ...duplicateRoutes(context),
  ],
};

/** The error page, and what servers take for the page above it. */
export const UNREACHABLE = /^\/404$|\/index$/;

function invalidName(page: SourcePage): Finding[] {
  const {repoPath, file, kind, content, route} = page;
  if (!kind || kind === 'section') return [];
  if (route && UNREACHABLE.test(route)) {
    const message = `servers answer ${route} with another page`;
    return [findingAt(page, 'slug', message, 'choose another file name or slug')];
  }
  if (slugIn(content) !== undefined) return [];
  const name = file.replace(/\.mdx?$/, '');
  const fit = name.split('/').map(slugOf).join('/');
  if (name === fit) return [];
  const message = 'the file name becomes part of the URL: words of a-z and 0-9, joined by hyphens';
  return [findingIn(repoPath, message, `rename it to "${fit}.md"`)];
}

function duplicateRoutes(context: CheckContext): Finding[] {
  // The sections of a React page share its route.
  const sections = context.pages.filter(({kind}) => kind === 'section');
  const taken = new Map<string, string>([
    ...pluginRoutes.map((route) => [route, 'a plugin'] as const),
    ...sections.map(({route = '', repoPath}) => [route, repoPath] as const),
  ]);
  const routeOf = ({kind, route}: SourcePage) =>
    kind === 'section' ? undefined : route?.toLowerCase();
  return repeatedIn(context, routeOf, taken).map(({page, other}) => {
    const message = `the route ${page.route} is already used by ${other}`;
    return findingAt(page, 'slug', message, 'rename one of the files, or change its slug');
  });
}

/** The checked pages with a value that another page has, or that is taken. */
function repeatedIn(
  {pages: all, subjects}: CheckContext,
  valueOf: (page: SourcePage) => string | undefined,
  owners = new Map<string, string>(),
): {page: SourcePage; other: string}[] {
  const others = all.filter((page) => !subjects.includes(page));
  return [...others, ...subjects].flatMap((page) => {
    const value = valueOf(page);
    if (value === undefined) return [];
    const other = owners.get(value);
    owners.set(value, other ?? page.repoPath);
    return other !== undefined && subjects.includes(page) ? {page, other} : [];
  });
}

/** Titles and descriptions are unique on the site. */
export const duplicates: Check = {
  name: 'duplicates',
  run: (context) =>
    ['title', 'description'].flatMap((field) => {
      // Every new page has the same placeholder.
      const valueOf = ({frontMatter: {[field]: value}}: SourcePage) =>
        typeof value === 'string' && !value.includes(TO_WRITE) ? value.toLowerCase() : undefined;
      return repeatedIn(context, valueOf).map(({page, other}) => {
        const message = `${field} "${String(page.frontMatter[field])}" is already used by ${other}`;
        return findingAt(page, field, message, 'say how this page differs from the other one');
      });
    }),
};
