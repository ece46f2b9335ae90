import type {Finding} from '../../lib/finding';
import {placeholderFaults, placeholderIds} from '../figures/placeholders';
import type {FigureSet} from '../figures/read';
import {isElement, placeWithin, type SvgElement, type SvgText} from './parse';
import type {SourceDrawing} from './read';

/** The ids of all figures that a drawing shows. */
export function figureIdsOf(drawing: SourceDrawing | undefined): string[] {
  return textsOf(drawing?.root).flatMap(({text}) => placeholderIds(text));
}

/** Findings for figures of a drawing that cannot be resolved or are not closed. */
export function placeholderFindings({root, shown}: SourceDrawing, figures: FigureSet): Finding[] {
  return textsOf(root).flatMap((label) =>
    placeholderFaults(label.text, figures).map(({fault, offset}) => ({
      file: shown,
      ...placeWithin(label, offset),
      ...fault,
    })),
  );
}

/** Attributes of a schematic screen that readers see. */
const TEXT_ATTRIBUTES = ['name', 'label'];

/** Every text of a drawing in order, including title and description. */
export function textsOf(node: SvgElement | SvgText | undefined): SvgText[] {
  if (!node) return [];
  if (!isElement(node)) return [node];
  const attributes = TEXT_ATTRIBUTES.flatMap((name): SvgText[] => {
    const {line, column} = node.places[name] ?? node.place;
    const text = node.attributes[name];
    return text ? [{text, place: {line, column: column + `${name}="`.length}}] : [];
  });
  return [...attributes, ...node.children.flatMap(textsOf)];
}
