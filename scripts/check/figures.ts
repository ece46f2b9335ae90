import {resolveNode} from '../../src/content/directives/inline';
import {figuresShownOn} from '../../src/content/figures/directives';
import {stripIds} from '../../src/content/front-matter';
import {figuresOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {versionLabel} from '../../src/content/versions';
import {count} from '../../src/lib/count';
import {type Finding, nearest, suggestion} from '../../src/lib/finding';
import {type Check, type CheckContext, findingAt, pageRule, seesAll} from './context';
import {nodesOf} from './prose';

/** The figure files match their schema, and references between records resolve. */
export const figures: Check = {
  name: 'figures',
  run(context) {
    const archived = allTrees(context.root)
      .slice(1)
      .flatMap((tree) => [...figuresOf(tree).figures.keys()]);
    // /changes would not compare what no archived version has. Without archives, it compares nothing.
    const unknown = [...context.figures.figures].flatMap(([id, {replaces = []}]) =>
      replaces
        .filter((old) => archived.length > 0 && !archived.includes(old))
        .map((old) => ({
          ...context.figureFiles.placeOf(id, 'replaces'),
          message: `no archived version has the figure "${old}"`,
          fix: suggestion(old, archived),
        })),
    );
    return [...context.figureFiles.findings, ...unknown];
  },
};

/** Every figure names a page that exists, and that page shows it. */
export const figurePages: Check = {
  name: 'figure-pages',
  run(context) {
    if (!seesAll(context)) return [];
    const shown = idsByRoute(context);
    const routes = [...shown.keys()];
    return [...context.figures.figures].flatMap(([id, {page: route}]): Finding[] => {
      const ids = shown.get(route);
      const place = context.figureFiles.placeOf(id);
      if (!ids) {
        const message = `the figure "${id}" names a page that does not exist: ${route}`;
        return [{...place, message, fix: suggestion(route, routes)}];
      }
      // A page may show a figure by a former name, which is reported there.
      const isKnown = (name: string): boolean => context.figures.figures.has(name);
      const hasFormerName = [...ids].some((name) => !isKnown(name) && nearest(name, [id]));
      const page = context.pages.find((each) => each.route === route);
      if (ids.has(id) || hasFormerName || !page) return [];
      const message = `the figure "${id}" is not shown on its page, ${route}`;
      const fix = `show "${id}" there, or change "page" in its record`;
      return [findingAt(page, {}, message, fix)];
    });
  },
};

/** The ids of the figures that each page shows. The sections of a page share its route. */
function idsByRoute(context: CheckContext): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const {route, markdown, frontMatter} of context.pages) {
    if (route === undefined) continue;
    const inText = markdown ? figuresShownOn(markdown, context) : [];
    const before = ids.get(route) ?? [];
    ids.set(route, new Set([...before, ...inText, ...stripIds(frontMatter)]));
  }
  return ids;
}

/** Lists the computed results that differ from the newest archived version because a figure has changed. */
export const workedExamples = pageRule('worked-examples', (page, context) => {
  const [, newest] = allTrees(context.root);
  if (!newest) return [];
  const changed = nodesOf(page.markdown, 'textDirective').filter((node) => {
    const now = node.name === 'calc' && resolveNode(node, context.figures);
    const before = now && resolveNode(node, figuresOf(newest));
    return before && now !== before;
  });
  const [first] = changed;
  if (!first) return [];
  const lines = [...new Set(changed.map(({position}) => position?.start.line))].join(', ');
  const message = `${count(changed.length, 'result')} changed since ${versionLabel(newest.version)}, in line ${lines}`;
  const fix = 'read the sentences around them again';
  return [{...findingAt(page, first, message, fix), severity: 'hint'}];
});
