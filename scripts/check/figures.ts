import fs from 'node:fs';
import path from 'node:path';

import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';

import {PAGE_TITLES} from '../../src/config/navigation';
import {conflictsOn, figuresShownOn} from '../../src/content/figures/directives';
import {tableFigureIds} from '../../src/content/figures/resolve';
import {type Finding, nearest, suggestion} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, seesAll, type SourcePage} from './context';

/** The figure files match their schema, and references between records resolve. */
export const figures: Check = {
  name: 'figures',
  run: ({figures: {figures: known}, figureFindings}) => ({
    looked: known.size + figureFindings.length,
    findings: figureFindings,
  }),
};

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
    // A page may show a figure by a former name, which is reported there.
    const hasFormerName = (id: string, names = new Set<string>()): boolean =>
      [...names].some((name) => !context.figures.figures.has(name) && nearest(name, [id]));
    const records = [...context.figures.figures].filter(([, {page}]) => ids.has(page));
    return {
      looked: records.length + context.figureFindings.length,
      findings: [
        ...(seesAll(context) ? withoutPage(context, [...ids.keys()]) : []),
        ...(seesAll(context) ? records : [])
          .filter(([id, {page}]) => !ids.get(page)?.has(id) && !hasFormerName(id, ids.get(page)))
          .filter(
            ([id, {page, authoritative = id}]) => authoritative === id || !footnoted.has(page),
          )
          .map(([id, {page}]) => {
            const source = context.pages.find(({route}) => route === page);
            const message = `the figure "${id}" names ${page} but is not shown on it`;
            const fix = `show "${id}" there, or change "page" in its record`;
            return source
              ? findingAt(source, {}, message, fix)
              : {...recordOf(id, context.root), message, fix};
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
    .map(([id, {page}]) => ({
      ...recordOf(id, root),
      message: `the figure "${id}" names a page that does not exist: ${page}`,
      fix: suggestion(page, known),
    }));
}

function recordOf(id: string, root: string): Pick<Finding, 'file' | 'line' | 'column'> {
  const [name = '', ...key] = id.split('.');
  const file = `docs/_figures/${name}.json`;
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(`"${key.join('.')}":`)) + 1;
  return {file, line, column: 3};
}

/** Figure ids on a React page, known or not: strings in its files, and those of its tables. */
function figuresInCode(route: string, {root, figures}: CheckContext): Set<string> {
  const code = codeOf(path.join(root, CODE, route))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const names = new Set([...code.matchAll(/["']([a-z0-9.-]+)["']/g)].map(([, name = '']) => name));
  const inTables = [...figures.tables].flatMap(([name, table]) =>
    names.has(name) ? tableFigureIds(table) : [],
  );
  const files = new Set([...figures.figures.keys()].map((id) => id.split('.')[0]));
  const ids = [...names].filter((name) => name.includes('.') && files.has(name.split('.')[0]));
  return new Set([...inTables, ...ids]);
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

/** A page shows `::figure-conflicts` if, and only if, another page gives a different value for one of its figures. */
export const figureConflicts: Check = {
  name: 'figure-conflicts',
  run: (context) => {
    // An update links to a page that shows the conflict.
    const pages = context.subjects.filter(({kind}) => kind !== 'update');
    return {findings: pages.flatMap((page) => checkPage(page, context)), looked: pages.length};
  },
};

function checkPage(page: SourcePage, context: CheckContext): Finding[] {
  if (!page.markdown) return [];
  const notes: LeafDirective[] = [];
  visit(page.markdown, 'leafDirective', (node) => {
    if (node.name === 'figure-conflicts') notes.push(node);
  });
  const shown = figuresShownOn(page.markdown, context);
  if ([...shown].some((id) => !context.figures.figures.has(id))) return [];
  const [conflict] = conflictsOn(page.markdown, context, page.route ?? '');
  if (conflict && notes.length === 0) {
    return [
      findingAt(
        page,
        {},
        `"${conflict.label}" is ${conflict.here} here but ${conflict.authoritative} on ${conflict.page}, and this page does not say so`,
        'add a line ::figure-conflicts, or use the figure that prevails',
      ),
    ];
  }
  return conflict
    ? []
    : notes.map((note) =>
        findingAt(
          page,
          note,
          'no figure on this page conflicts with another page',
          'remove the line ::figure-conflicts',
        ),
      );
}
