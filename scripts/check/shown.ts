import fs from 'node:fs';
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {PAGE_TITLES} from '../../src/config/navigation';
import {type Directive, labelOf} from '../../src/content/directives';
import {figureIdsOf} from '../../src/drawings/placeholders';
import {tableFigureIds} from '../../src/figures/resolve';
import {suggestion} from '../../src/lib/suggest';
import {seesAll, type Check, type CheckContext, type SourcePage} from './context';

/** Where the pages stand that are React. */
const CODE = 'src/pages';

/** A figure names a page that exists, and can be found on it. */
export const shown: Check = {
  name: 'shown',
  run(context) {
    const ids = new Map<string | undefined, Set<string>>([
      ...context.pages.map((page) => [page.route, figuresOn(page, context)] as const),
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
              mend: `show "${id}" where it belongs, or change "page" of the record`,
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
        mend: suggestion(page, known),
      };
    });
}

function figuresOn(page: SourcePage, {figures, drawings}: CheckContext): Set<string> {
  const ids = new Set<string>();
  if (!page.markdown) return ids;
  visit(page.markdown, ['textDirective', 'leafDirective'], (node) => {
    const directive = node as Directive;
    if (directive.name === 'figure') ids.add(labelOf(directive));
    if (directive.name === 'drawing') {
      figureIdsOf(drawings.get(labelOf(directive))).forEach((id) => ids.add(id));
    }
    const table = directive.name === 'figure-table' && figures.tables.get(labelOf(directive));
    if (table) tableFigureIds(table).forEach((id) => ids.add(id));
  });
  return ids;
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
