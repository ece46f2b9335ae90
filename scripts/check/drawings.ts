import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

import {labelOf} from '../../src/content/directives/directive';
import {withoutDirectives} from '../../src/content/directives/text';
import {inspectDrawing} from '../../src/content/drawings/inspect';
import type {SourceDrawing} from '../../src/content/drawings/read';
import {type Finding, findingIn, placeAt} from '../../src/lib/finding';
import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {typedValues} from './literals';
import {nodesOf} from './prose';

/**
 * Every drawing uses only allowed elements, has a title, a description and legible text (a screen: its parts,
 * labelled, with steps in order), and is shown on a page. A page shows each drawing at most once.
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
    const inDrawings = checked.flatMap(([name, drawing]) => {
      const {findings} = inspectDrawing(drawing, figures);
      const isUnused = seesAll(context) && !used.has(name);
      return [
        ...findings,
        ...typedIn(drawing),
        ...(isUnused ? [unused(drawing.repoPath, name)] : []),
      ];
    });
    const onPages = uses.flatMap(repeated);
    return {findings: [...inDrawings, ...onPages], count: checked.length + uses.length};
  },
};

/** A line `::drawing[name]` of a page. */
interface DrawingUse {
  page: SourcePage;
  name: string;
  directive: LeafDirective;
  isRepeated: boolean;
}

/** The drawings of a page, from top to bottom. The rule `directives` reports drawings that do not exist. */
function usesOn(page: SourcePage, markdown: Root): DrawingUse[] {
  const shown = new Set<string>();
  return nodesOf(markdown, 'leafDirective').flatMap((node) => {
    if (node.name !== 'drawing') return [];
    const name = labelOf(node);
    const isRepeated = shown.has(name);
    shown.add(name);
    return [{page, name, directive: node, isRepeated}];
  });
}

function repeated({page, name, directive, isRepeated}: DrawingUse): Finding[] {
  const message = `the drawing "${name}" is shown twice on this page`;
  return isRepeated ? [findingAt(page, directive, message, 'remove one of them')] : [];
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
