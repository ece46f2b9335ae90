import type {LeafDirective} from 'mdast-util-directive';

import {labelOf} from '../../src/content/directives/directive';
import {figureIdsIn} from '../../src/content/directives/text';
import {conflictsOn, figuresShownOn} from '../../src/content/figures/directives';
import {conflictsOf} from '../../src/content/figures/resolve';
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
          // The rule below is for figures that do not apply.
          .filter(([id, {authoritative = id}]) => authoritative === id)
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

/**
 * Pages show only figures that apply. A page that a record gives another figure has one line
 * `::figure-conflicts`, which lists it.
 */
export const figureConflicts = pageRule(
  'figure-conflicts',
  (page, context) => {
    if (!page.markdown) return [];
    const {figures} = context;
    const shown = conflictsOf(figuresShownOn(page.markdown, context), (id) =>
      figures.figures.get(id),
    ).map(({id, label, here, authority, authoritative}) =>
      findingAt(
        page,
        nodesOf(page.markdown, 'textDirective').find((node) => labelOf(node) === id) ?? {},
        `"${label}" is ${here} here, but ${authoritative} applies`,
        `write "${authority}" instead of "${id}"`,
      ),
    );
    const lines = linesOn(page);
    const [stated] = conflictsOn(page.route, figures);
    if (!stated) {
      // An invalid file may have the record.
      if (context.figureFiles.findings.length > 0) return shown;
      const message = 'no record gives this page a figure that does not apply';
      const fix = 'remove the line ::figure-conflicts';
      return [...shown, ...lines.map((line) => findingAt(page, line, message, fix))];
    }
    // The sections of a page share its route.
    const sections = context.pages.filter(({route}) => route === page.route);
    if (sections.some((one) => linesOn(one).length > 0)) {
      return [...shown, ...lines.flatMap((line) => strangersOn(page, line, sections, context))];
    }
    if (page !== sections[0]) return shown;
    const message = `"${stated.label}" is also stated as ${stated.here} for this page, which does not say so`;
    return [...shown, findingAt(page, {}, message, 'add a line ::figure-conflicts at its end')];
  },
  // An update tells what was stated then.
  ({kind}) => kind !== 'update',
);

/** Figures in the list of a page that is about something else: readers would not know what they are about. */
function strangersOn(
  page: SourcePage,
  line: LeafDirective,
  sections: readonly SourcePage[],
  context: CheckContext,
) {
  // A figure can also be in the lead.
  const ids = new Set(
    sections.flatMap(({content, markdown}) => [
      ...figureIdsIn(content),
      ...(markdown ? figuresShownOn(markdown, context) : []),
    ]),
  );
  return conflictsOn(page.route, context.figures)
    .filter(({authority}) => !ids.has(authority))
    .map(({id, label, here, authority}) =>
      findingAt(
        page,
        line,
        `"${label}" is listed as ${here}, but this page does not show what applies`,
        `show "${authority}" here, or change "page" in the record of "${id}"`,
      ),
    );
}

/** The `::figure-conflicts` lines of a page. */
function linesOn({markdown}: SourcePage): LeafDirective[] {
  return nodesOf(markdown, 'leafDirective').filter(({name}) => name === 'figure-conflicts');
}
