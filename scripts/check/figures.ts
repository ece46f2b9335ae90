import type {LeafDirective} from 'mdast-util-directive';

import {conflictsOn, figuresShownOn} from '../../src/content/figures/directives';
import {nearest, type Place, suggestion} from '../../src/lib/finding';
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
export const figurePages: Check = {
  name: 'figure-pages',
  run(context) {
    const ids = new Map<string | undefined, Set<string>>();
    for (const {route, markdown} of context.pages) {
      const onPage = markdown ? figuresShownOn(markdown, context) : [];
      // The sections of a page share its route.
      ids.set(route, new Set([...(ids.get(route) ?? []), ...onPage]));
    }
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

/** A page shows `::figure-conflicts` if, and only if, another page gives a different value for one of its figures. */
export const figureConflicts = pageRule(
  'figure-conflicts',
  (page, context) => {
    if (!page.markdown) return [];
    const ids = figuresShownOn(page.markdown, context);
    const {figures: all} = context.figures;
    // A figure that does not exist is reported where it is named.
    const isKnown = (id: string): boolean =>
      all.has(id) && all.has(all.get(id)?.authoritative ?? id);
    if (![...ids].every(isKnown)) return [];
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
