import type {Finding} from '../../lib/finding';
import {placeholderFaults, placeholderIds} from '../figures/placeholders';
import type {FigureSet} from '../figures/read';
import {isElement, placeWithin, type SvgElement, type SvgText} from './parse';
import type {SourceDrawing} from './read';

/** The ids of all figures that a drawing shows. */
export function figureIdsOf(drawing: SourceDrawing | undefined): string[] {
  return textsOf(drawing?.svg).flatMap(({text}) => placeholderIds(text));
}

/** Findings for figures of a drawing that cannot be resolved or are not closed. */
export function placeholderFindings({svg, shown}: SourceDrawing, figures: FigureSet): Finding[] {
  return textsOf(svg).flatMap((label) =>
    placeholderFaults(label.text, figures).map(({fault, offset}) => ({
      file: shown,
      ...placeWithin(label, offset),
      ...fault,
    })),
  );
}

/** Every text of a drawing in order, including title and description. */
export function textsOf(node: SvgElement | SvgText | undefined): SvgText[] {
  if (!node) return [];
  return isElement(node) ? node.children.flatMap(textsOf) : [node];
}
