import {figuresShownOn} from '../../src/content/figures/directives';
import {stripIds} from '../../src/content/front-matter';
import {figuresOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {type Finding, nearest, type Place, suggestion} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, seesAll} from './context';

/** The figure files match their schema, and references between records resolve. */
export const figures: Check = {
  name: 'figures',
  run: (context) => {
    const {findings} = context.figureFiles;
    return {
      count: context.figures.figures.size + findings.length,
      findings: [...findings, ...unknownReplaced(context)],
    };
  },
};

/** Figures that a record replaces, but that no archived version has: /changes would not compare them. */
function unknownReplaced(context: CheckContext): Finding[] {
  const archived = allTrees(context.root)
    .slice(1)
    .flatMap((tree) => [...figuresOf(tree).figures.keys()]);
  return [...context.figures.figures].flatMap(([id, {replaces = []}]) =>
    replaces
      .filter((old) => !archived.includes(old))
      .map((old) => ({
        ...recordOf(id, context, 'replaces'),
        message: `no archived version has the figure "${old}"`,
        fix: suggestion(old, archived),
      })),
  );
}

/** Every figure names a page that exists, and that page shows it. */
export const figurePages: Check = {
  name: 'figure-pages',
  run(context) {
    const ids = new Map<string | undefined, Set<string>>();
    for (const {route, markdown, frontMatter} of context.pages) {
      const inText = markdown ? figuresShownOn(markdown, context) : [];
      const onPage = [...inText, ...stripIds(frontMatter)];
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

function recordOf(
  id: string,
  {figureFiles}: CheckContext,
  ...field: string[]
): Place & {file: string} {
  return figureFiles.placeOf(id, ...field) ?? {file: 'docs/_figures', line: 1, column: 1};
}
