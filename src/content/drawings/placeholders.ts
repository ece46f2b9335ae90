import type {Fault, Finding} from '../../lib/finding';
import {resolveFigure} from '../figures/inline';
import type {FigureSet} from '../figures/read';
import {isElement, placeWithin, type SvgElement, type SvgText} from './parse';
import type {SourceDrawing} from './read';

/** A figure in a drawing: `{{api.webhook.retries}}`, or `{{deposits.schedule.sepa.limits as=max}}`. */
const PLACEHOLDER = /\{\{\s*([^\s{}]*)\s*([^{}]*?)\s*\}\}/g;

/** Replaces placeholders with their figures. Those that cannot be resolved are reported by offset. */
export function fillPlaceholders(
  text: string,
  figures: FigureSet,
  locale: string | undefined,
  onFault: (fault: Fault, offset: number) => void,
): string {
  return text.replace(PLACEHOLDER, (_, id: string, form: string, offset: number) => {
    const attributes = form ? {[form.split('=')[0] ?? '']: form.split('=')[1] ?? ''} : {};
    const resolved = resolveFigure(id, attributes, figures, locale);
    if ('value' in resolved) return resolved.value;
    onFault(resolved.fault, offset);
    return '';
  });
}

/** The ids of all figures in a text. */
function placeholderIds(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, id = '']) => id);
}

/** Faults of placeholders that cannot be resolved or are not closed. */
function placeholderFaults(text: string, figures: FigureSet): {fault: Fault; offset: number}[] {
  const faults: {fault: Fault; offset: number}[] = [];
  fillPlaceholders(text, figures, undefined, (fault, offset) => faults.push({fault, offset}));
  const offset = text.replace(PLACEHOLDER, (match) => ' '.repeat(match.length)).indexOf('{{');
  const fault = {message: 'the figure is not closed', fix: 'end it with }}'};
  return offset < 0 ? faults : [...faults, {fault, offset}];
}

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
