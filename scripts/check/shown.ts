import fs from 'node:fs';
import path from 'node:path';

import {PAGE_TITLES} from '../../src/config/navigation';
import {figuresShownOn} from '../../src/content/figures/directives';
import {tableFigureIds} from '../../src/content/figures/resolve';
import {suggestion} from '../../src/lib/finding';
import {seesAll, type Check, type CheckContext} from './context';

/** Where the pages stand that are React. */
const CODE = 'src/pages';

/** A figure names a page that exists, and can be found on it. */
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
    const records = [...context.figures.figures].filter(([, {page}]) => ids.has(page));
    return {
      looked: records.length,
      findings: [
        ...(seesAll(context) ? withoutPage(context, [...ids.keys()]) : []),
        ...(seesAll(context) ? records : [])
          .filter(([id, {page}]) => !ids.get(page)?.has(id))
          .map(([id, {page}]) => {
            const source = context.pages.find(({route}) => route === page);
            return {
              file: source?.shown ?? path.join(CODE, page),
              line: 1,
              column: 1,
              message: `the figure "${id}" belongs to this page and is not on it`,
              fix: `show "${id}" where it belongs, or change "page" of the record`,
            };
          }),
      ],
    };
  },
};

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
        message: `"page" of "${id}" is no page: ${page}`,
        fix: suggestion(page, known),
      };
    });
}

/** Figures that a React page names, alone or by a table: their ids stand in its files as strings. */
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

/** The files of a page: those of its folder, and of the folders of its private parts. */
function codeOf(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('_') ? codeOf(file) : [];
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}
