import {labelOf, resolveDrawingName} from '../../src/content/directives';
import {drawingsOn} from '../../src/drawings/page';
import {placeWithin} from '../../src/drawings/parse';
import {placeholderFindings, textsOf} from '../../src/drawings/placeholders';
import type {DrawingSet, SourceDrawing} from '../../src/drawings/read';
import type {Finding} from '../../src/lib/finding';
import {type Check, findingAt, seesAll, type SourcePage} from './context';
import {typedValues} from './literals';

/**
 * Every drawing keeps to the vocabulary, has a title, a description and legible text, and is
 * shown on a page; every page names drawings that exist, each once.
 */
export const drawings: Check = {
  name: 'drawings',
  run(context) {
    const {subjects, figures, drawings: known} = context;
    const uses = subjects.flatMap((page) => usesOn(page, known));
    const used = new Set(uses.map(({name}) => name));
    const findings = [...known].flatMap(([name, drawing]) => [
      ...drawing.findings,
      ...placeholderFindings(drawing, figures),
      ...typedIn(drawing),
      ...(used.has(name) || !seesAll(context) ? [] : [unused(drawing.shown, name)]),
    ]);
    return {
      findings: [...findings, ...uses.flatMap((use) => use.findings)],
      looked: known.size + uses.length,
    };
  },
};

function usesOn(page: SourcePage, known: DrawingSet): {name: string; findings: Finding[]}[] {
  if (!page.markdown) return [];
  const seen = new Set<string>();
  return drawingsOn(page.markdown).map(({name, directive}) => {
    const resolved = resolveDrawingName(labelOf(directive), directive.attributes ?? {}, known);
    const findings =
      'fault' in resolved
        ? [findingAt(page, directive, resolved.fault.message, resolved.fault.mend)]
        : seen.has(name)
          ? [
              findingAt(
                page,
                directive,
                `the drawing "${name}" stands on this page twice`,
                'keep the one that the text needs',
              ),
            ]
          : [];
    seen.add(name);
    return {name, findings};
  });
}

function typedIn({svg, shown}: SourceDrawing): Finding[] {
  return textsOf(svg).flatMap((label) =>
    typedValues(label.text).map((match) => ({
      file: shown,
      ...placeWithin(label, match.offset),
      message: `the ${match.what} "${match.text}" is typed into the drawing`,
      mend: 'write {{id}} of a figure, or say it without the unit',
    })),
  );
}

function unused(shown: string, name: string): Finding {
  return {
    file: shown,
    line: 1,
    column: 1,
    message: `the drawing "${name}" stands on no page`,
    mend: `write ::drawing[${name}] where the text needs it, or remove the file`,
  };
}
