import {labelOf} from '../../src/content/directives/directive';
import {withoutDirectives} from '../../src/content/directives/text';
import {inspectDrawing} from '../../src/content/drawings/inspect';
import type {SourceDrawing} from '../../src/content/drawings/read';
import {type Finding, findingIn} from '../../src/lib/finding';
import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {nodesOf} from './prose';
import {typedValues} from './quantities';

/**
 * Every drawing uses only allowed elements, has a title, a description and legible text (a screen: its parts,
 * labelled, with steps in order), and is shown on a page. A page shows each drawing at most once.
 */
export const drawings: Check = {
  name: 'drawings',
  run(context) {
    const {subjects, pages, figures} = context;
    const shown = new Set(subjects.flatMap((page) => usesOn(page).map((node) => labelOf(node))));
    // Of a single page, only its own are shown.
    const isSingle = subjects.length === 1 && pages.length > 1;
    const checked = [...context.drawings].filter(([name]) => !isSingle || shown.has(name));
    const inDrawings = checked.flatMap(([name, drawing]) => {
      const {findings} = inspectDrawing(drawing, figures);
      const fix = `write ::drawing[${name}] on a page, or remove the file`;
      const unused = findingIn(
        drawing.repoPath,
        `the drawing "${name}" is not used on any page`,
        fix,
      );
      const isUnused = seesAll(context) && !shown.has(name);
      return [...findings, ...typedIn(drawing), ...(isUnused ? [unused] : [])];
    });
    return [...inDrawings, ...subjects.flatMap(repeatedOn)];
  },
};

/** The drawings of a page, from top to bottom. The rule `directives` reports drawings that do not exist. */
function usesOn({markdown}: SourcePage) {
  return nodesOf(markdown, 'leafDirective').filter(({name}) => name === 'drawing');
}

function repeatedOn(page: SourcePage): Finding[] {
  const names = usesOn(page).map((node) => labelOf(node));
  return usesOn(page).flatMap((node, at) => {
    const name = labelOf(node);
    const message = `the drawing "${name}" is shown twice on this page`;
    return names.indexOf(name) < at ? [findingAt(page, node, message, 'remove one of them')] : [];
  });
}

function typedIn({source, repoPath}: SourceDrawing): Finding[] {
  const fix = 'write :figure[id] with the id of a figure, or leave out the unit';
  return typedValues(withoutDirectives(source)).map(({what, text, offset}) => {
    const message = `the ${what} "${text}" is hard-coded in the drawing`;
    return findingAt({repoPath, content: source}, offset, message, fix);
  });
}
