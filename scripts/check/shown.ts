import fs from 'node:fs';
import path from 'node:path';

import {PAGE_TITLES} from '../../src/config/navigation';
import {figuresShownOn} from '../../src/content/figures/directives';
import {tableFigureIds} from '../../src/content/figures/resolve';
import {suggestion} from '../../src/lib/finding';
import {seesAll, type Check, type CheckContext, type SourcePage} from './context';

/** Folder of the React pages. */
const CODE = 'src/pages';

/** Every figure names a page that exists, and that page shows it. */
export const shown: Check = {
  name: 'shown',
  run(context) {
    const ids = new Map<string | undefined, Set<string>>([
      ...context.pages.map(
        ({route, markdown}) =>
          [route, markdown ? figuresShownOn(markdown, context) : new Set<string>()] as const,
      ),
      ...Object.keys(PAGE_TITLES).map((route) => [route, figuresInCode(route, context)] as const),
    ]);
    const footnoted = new Set(context.pages.filter(hasFootnotes).map(({route}) => route));
    const records = [...context.figures.figures].filter(([, {page}]) => ids.has(page));
    return {
      looked: records.length,
      findings: [
        ...(seesAll(context) ? withoutPage(context, [...ids.keys()]) : []),
        ...(seesAll(context) ? records : [])
          .filter(
            ([id, {page, authoritative = id}]) =>
              !ids.get(page)?.has(id) && (authoritative === id || !footnoted.has(page)),
          )
          .map(([id, {page}]) => {
            const source = context.pages.find(({route}) => route === page);
            return {
              file: source?.shown ?? path.join(CODE, page),
              line: 1,
              column: 1,
              message: `the figure "${id}" names this page but is not shown on it`,
              fix: `show "${id}" here, or change "page" in its record`,
            };
          }),
      ],
    };
  },
};

/** Whether a page has `::figure-conflicts`, which shows its readings that do not prevail. */
function hasFootnotes({markdown}: SourcePage): boolean {
  return (
    markdown?.children.some(
      (node) => node.type === 'leafDirective' && node.name === 'figure-conflicts',
    ) ?? false
  );
}

function withoutPage({root, figures}: CheckContext, routes: readonly (string | undefined)[]) {
  const known = routes.filter((route) => route !== undefined);
  return [...figures.figures]
    .filter(([, {page}]) => !known.includes(page))
    .map(([id, {page}]) => {
      const [name = '', ...key] = id.split('.');
      const file = `docs/_figures/${name}.json`;
      const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
      return {
        file,
        line: lines.findIndex((line) => line.includes(`"${key.join('.')}":`)) + 1,
        column: 1,
        message: `the figure "${id}" names a page that does not exist: ${page}`,
        fix: suggestion(page, known),
      };
    });
}

/** Figures on a React page: those whose id, or the name of whose table, is a string in its files. */
function figuresInCode(route: string, {root, figures}: CheckContext): Set<string> {
  const code = codeOf(path.join(root, CODE, route))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const names = new Set([...code.matchAll(/["']([a-z0-9.-]+)["']/g)].map(([, name = '']) => name));
  const inTables = [...figures.tables].flatMap(([name, table]) =>
    names.has(name) ? tableFigureIds(table) : [],
  );
  return new Set([...inTables, ...[...figures.figures.keys()].filter((id) => names.has(id))]);
}

/** The files of a React page, including its private folders. */
function codeOf(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('_') ? codeOf(file) : [];
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}
