import type {Fault, Finding} from '../../lib/finding';
import {resolveFigure} from '../figures/inline';
import type {FigureSet} from '../figures/read';
import {isElement, placeWithin, type SvgElement, type SvgText} from './parse';
import type {SourceDrawing} from './read';

/** `{{api.webhook.retries}}`, or with a form, as in `{{deposits.schedule.sepa.limits as=max}}`. */
const PLACEHOLDER = /\{\{\s*([^\s{}]*)\s*([^{}]*?)\s*\}\}/g;

/** Fills in the figures of a text. Figures that cannot be resolved are reported with their offset. */
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

/** The ids of all figures that a drawing shows. */
export function figureIdsOf(drawing: SourceDrawing | undefined): string[] {
  return textsOf(drawing?.svg).flatMap(({text}) =>
    [...text.matchAll(PLACEHOLDER)].map(([, id = '']) => id),
  );
}

/** Findings for figures of a drawing that cannot be resolved or are not closed. */
export function placeholderFindings({svg, shown}: SourceDrawing, figures: FigureSet): Finding[] {
  const findings: Finding[] = [];
  for (const label of textsOf(svg)) {
    const report = (fault: Fault, offset: number): void => {
      findings.push({file: shown, ...placeWithin(label, offset), ...fault});
    };
    fillPlaceholders(label.text, figures, undefined, report);
    const open = label.text.replace(PLACEHOLDER, (match) => ' '.repeat(match.length));
    const fault = {message: 'the figure is not closed', fix: 'end it with }}'};
    if (open.includes('{{')) report(fault, open.indexOf('{{'));
  }
  return findings;
}

/** Every text of a drawing in order, including title and description. */
export function textsOf(node: SvgElement | SvgText | undefined): SvgText[] {
  if (!node) return [];
  return isElement(node) ? node.children.flatMap(textsOf) : [node];
}
