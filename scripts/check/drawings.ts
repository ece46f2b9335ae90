import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

import {labelOf} from '../../src/content/directives/directive';
import {fillDirectives, withoutDirectives} from '../../src/content/directives/text';
import {elementsIn} from '../../src/content/drawings/parse';
import {
  drawingFindings,
  type DrawingSet,
  type SourceDrawing,
} from '../../src/content/drawings/read';
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
    const {subjects, pages, figures, drawings: known} = context;
    const uses = subjects.flatMap((page) => usesOn(page, known));
    const used = new Set(uses.map(({name}) => name));
    // Of a single page, only its own are shown.
    const isSingle = subjects.length === 1 && pages.length > 1;
    const checked = [...known].filter(([name]) => !isSingle || used.has(name));
    const findings = checked.flatMap(([name, drawing]) => [
      ...drawingFindings(drawing, (source) => fillDirectives(source, figures)),
      ...typedIn(drawing),
      ...(used.has(name) || !seesAll(context) ? [] : [unused(drawing.repoPath, name)]),
    ]);
    return {
      findings: [...findings, ...uses.flatMap((use) => use.findings)],
      count: checked.length + uses.length,
    };
  },
};

/** The drawings that a page shows. The rule `directives` reports drawings that do not exist. */
function usesOn(page: SourcePage, known: DrawingSet): {name: string; findings: Finding[]}[] {
  if (!page.markdown) return [];
  const seen = new Set<string>();
  return drawingsOn(page.markdown).map(({name, directive, steps}) => {
    const findings: Finding[] = [];
    if (seen.has(name)) {
      const message = `the drawing "${name}" is shown twice on this page`;
      findings.push(findingAt(page, directive, message, 'remove one of them'));
    }
    const last = lastStepOf(known.get(name));
    if (last > steps) {
      const message = `"${name}" shows step ${last}, but the list above it has ${count(steps, 'step')}`;
      const fix = 'correct the numbers in the drawing, or move it below its steps';
      findings.push(findingAt(page, directive, message, fix));
    }
    seen.add(name);
    return {name, findings};
  });
}

function lastStepOf(drawing: SourceDrawing | undefined): number {
  const parts = drawing?.root ? elementsIn(drawing.root) : [];
  return Math.max(0, ...parts.map(({attributes: {step}}) => Number(step ?? 0)));
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

/** A line `::drawing[name]` of a page. */
interface DrawingUse {
  name: string;
  directive: LeafDirective;
  /** Items of the last numbered list above it. */
  steps: number;
}

/** The drawings of a page, from top to bottom. */
function drawingsOn(markdown: Root): DrawingUse[] {
  let steps = 0;
  return nodesOf(markdown, 'list', 'leafDirective').flatMap((node) => {
    if (node.type === 'list') {
      if (node.ordered) steps = node.children.length;
      return [];
    }
    return node.name === 'drawing' ? [{name: labelOf(node), directive: node, steps}] : [];
  });
}
