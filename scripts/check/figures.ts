import type {LeafDirective} from 'mdast-util-directive';

import {PAGE_TITLES} from '../../src/config/navigation';
import {conflictsOn, figuresShownOn} from '../../src/content/figures/directives';
import {tableFigureIds} from '../../src/content/figures/resolve';
import {nearest, type Place, suggestion} from '../../src/lib/finding';
import {codeOf} from './anchors';
import {
  type Check,
  type CheckContext,
  findingAt,
  pageRule,
  seesAll,
  type SourcePage,
} from './context';
import {nodesOf} from './prose';

/** The figure files match their schema, and references between records resolve. */
export const figures: Check = {
  name: 'figures',
  run: ({figures: {figures: known}, figureFiles: {findings}}) => ({
    count: known.size + findings.length,
    findings,
  }),
};

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
    const footnoted = new Set(
      context.pages.filter((page) => notesOn(page).length > 0).map(({route}) => route),
    );
    // A page may show a figure by a former name, which is reported there.
    const hasFormerName = (id: string, names = new Set<string>()): boolean =>
      [...names].some((name) => !context.figures.figures.has(name) && nearest(name, [id]));
    const records = [...context.figures.figures].filter(([, {page}]) => ids.has(page));
    return {
      count: records.length + context.figureFiles.findings.length,
      findings: [
        ...(seesAll(context) ? withoutPage(context, [...ids.keys()]) : []),
        ...(seesAll(context) ? records : [])
          .filter(([id, {page}]) => !ids.get(page)?.has(id) && !hasFormerName(id, ids.get(page)))
          .filter(
            ([id, {page, authoritative = id}]) => authoritative === id || !footnoted.has(page),
          )
          .map(([id, {page}]) => {
            const source = context.pages.find(({route}) => route === page);
            const message = `the figure "${id}" is not shown on its page, ${page}`;
            const fix = `show "${id}" there, or change "page" in its record`;
            return source
              ? findingAt(source, {}, message, fix)
              : {...recordOf(id, context), message, fix};
          }),
      ],
    };
  },
};

function withoutPage(context: CheckContext, routes: readonly (string | undefined)[]) {
  const known = routes.filter((route) => route !== undefined);
  return [...context.figures.figures]
    .filter(([, {page}]) => !known.includes(page))
    .map(([id, {page}]) => ({
      ...recordOf(id, context),
      message: `the figure "${id}" names a page that does not exist: ${page}`,
      fix: suggestion(page, known),
    }));
}

function recordOf(id: string, {figureFiles}: CheckContext): Place & {file: string} {
  return figureFiles.placeOf(id) ?? {file: 'docs/_figures', line: 1, column: 1};
}

/** Figure ids on a React page, known or not: strings and `{{id}}` in its files, and those of the tables that it imports. */
function figuresInCode(route: string, {root, figures}: CheckContext): Set<string> {
  const strings = codeOf(route, root).matchAll(
    /(?:["'{]|\/table-)([a-z0-9.-]+?)(?:\.json)?["'}\s]/g,
  );
  const names = new Set([...strings].map(([, name = '']) => name));
  const inTables = [...figures.tables].flatMap(([name, table]) =>
    names.has(name) ? tableFigureIds(table) : [],
  );
  const files = new Set([...figures.figures.keys()].map((id) => id.split('.')[0]));
  const ids = [...names].filter((name) => name.includes('.') && files.has(name.split('.')[0]));
  return new Set([...inTables, ...ids]);
}

/** A page shows `::figure-conflicts` if, and only if, another page gives a different value for one of its figures. */
export const figureConflicts = pageRule(
  'figure-conflicts',
  (page, context) => {
    if (!page.markdown) return [];
    const shown = figuresShownOn(page.markdown, context);
    if ([...shown].some((id) => !context.figures.figures.has(id))) return [];
    const notes = notesOn(page);
    const [conflict] = conflictsOn(page.markdown, context, page.route ?? '');
    if (!conflict) {
      const message = 'no figure on this page conflicts with another page';
      return notes.map((note) =>
        findingAt(page, note, message, 'remove the line ::figure-conflicts'),
      );
    }
    const {label, here, authoritative, page: other} = conflict;
    const message = `"${label}" is ${here} here but ${authoritative} on ${other}, and this page does not say so`;
    const fix = 'add a line ::figure-conflicts, or use the figure that prevails';
    return notes.length > 0 ? [] : [findingAt(page, {}, message, fix)];
  },
  // An update links to a page that shows the conflict.
  ({kind}) => kind !== 'update',
);

/** The `::figure-conflicts` lines of a page, which show its figures that do not prevail. */
function notesOn({markdown}: SourcePage): LeafDirective[] {
  return nodesOf(markdown, 'leafDirective').filter(({name}) => name === 'figure-conflicts');
}
