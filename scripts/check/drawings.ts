import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {Element} from 'xast';

import {labelOf} from '../../src/content/directives/directive';
import {withoutDirectives} from '../../src/content/directives/text';
import {inspectDrawing} from '../../src/content/drawings/inspect';
import {childElements} from '../../src/content/drawings/parse';
import type {SourceDrawing} from '../../src/content/drawings/read';
import {count} from '../../src/lib/count';
import {type Finding, findingIn, placeAt} from '../../src/lib/finding';
import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {typedValues} from './literals';
import {nodesOf} from './prose';

/**
 * Every drawing uses only allowed elements, has a title, a description and legible text (a screen: its parts,
 * labelled, with steps in order), and is shown on a page. A page shows each drawing at most once, below the steps that it numbers.
 */
export const drawings: Check = {
  name: 'drawings',
  run(context) {
    const {subjects, pages, figures} = context;
    const uses = subjects.flatMap((page) => (page.markdown ? usesOn(page, page.markdown) : []));
    const used = new Set(uses.map(({name}) => name));
    // Of a single page, only its own are shown.
    const isSingle = subjects.length === 1 && pages.length > 1;
    const checked = [...context.drawings].filter(([name]) => !isSingle || used.has(name));
    const lastSteps = new Map<string, number>();
    const inDrawings = checked.flatMap(([name, drawing]) => {
      const {root, findings} = inspectDrawing(drawing, figures);
      if (root) lastSteps.set(name, lastStepIn(root));
      const isUnused = seesAll(context) && !used.has(name);
      return [
        ...findings,
        ...typedIn(drawing),
        ...(isUnused ? [unused(drawing.repoPath, name)] : []),
      ];
    });
    const onPages = uses.flatMap((use) => findingsOfUse(use, lastSteps.get(use.name) ?? 0));
    return {findings: [...inDrawings, ...onPages], count: checked.length + uses.length};
  },
};

/** A line `::drawing[name]` of a page. */
interface DrawingUse {
  page: SourcePage;
  name: string;
  directive: LeafDirective;
  /** Items of the last numbered list above it. */
  steps: number;
  isRepeated: boolean;
}

/** The drawings of a page, from top to bottom. The rule `directives` reports drawings that do not exist. */
function usesOn(page: SourcePage, markdown: Root): DrawingUse[] {
  const shown = new Set<string>();
  let steps = 0;
  return nodesOf(markdown, 'list', 'leafDirective').flatMap((node) => {
    if (node.type === 'list') {
      if (node.ordered) steps = node.children.length;
      return [];
    }
    if (node.name !== 'drawing') return [];
    const name = labelOf(node);
    const isRepeated = shown.has(name);
    shown.add(name);
    return [{page, name, directive: node, steps, isRepeated}];
  });
}

function findingsOfUse({page, name, directive, steps, isRepeated}: DrawingUse, last: number) {
  const findings: Finding[] = [];
  if (isRepeated) {
    const message = `the drawing "${name}" is shown twice on this page`;
    findings.push(findingAt(page, directive, message, 'remove one of them'));
  }
  if (last > steps) {
    const message = `"${name}" shows step ${last}, but the list above it has ${count(steps, 'step')}`;
    const fix = 'correct the numbers in the drawing, or move it below its steps';
    findings.push(findingAt(page, directive, message, fix));
  }
  return findings;
}

function lastStepIn(root: Element): number {
  return Math.max(0, ...childElements(root).map(({attributes: {step}}) => Number(step ?? 0)));
}

function typedIn({source, repoPath}: SourceDrawing): Finding[] {
  return typedValues(withoutDirectives(source)).map(({what, text, offset}) => ({
    file: repoPath,
    ...placeAt(source, offset),
    message: `the ${what} "${text}" is hard-coded in the drawing`,
    fix: 'write :figure[id] with the id of a figure, or leave out the unit',
  }));
}

function unused(repoPath: string, name: string): Finding {
  const fix = `write ::drawing[${name}] on a page, or remove the file`;
  return findingIn(repoPath, `the drawing "${name}" is not used on any page`, fix);
}
