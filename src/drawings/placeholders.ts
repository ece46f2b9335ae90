import {resolveFigure} from '../content/directives';
import type {FigureSet} from '../figures/read';
import type {Finding} from '../lib/finding';
import {isElement, type SvgElement, type SvgText} from './parse';
import type {SourceDrawing} from './read';

/** `{{api.webhook.retries}}`, or with a form: `{{deposits.schedule.sepa.limits as=max}}`. */
const PLACEHOLDER = /\{\{\s*([^\s{}]*)\s*([^{}]*?)\s*\}\}/g;

/** Fills in the figures of a text; a figure that cannot be resolved is told by `onFault`. */
export function fillPlaceholders(
  text: string,
  figures: FigureSet,
  locale: string | undefined,
  onFault: (message: string, mend: string) => void,
): string {
  return text.replace(PLACEHOLDER, (_, id: string, form: string) => {
    const attributes = form ? {[form.split('=')[0] ?? '']: form.split('=')[1] ?? ''} : {};
    const resolved = resolveFigure(id, attributes, figures, locale);
    if ('value' in resolved) return resolved.value;
    onFault(resolved.fault.message, resolved.fault.mend);
    return '';
  });
}

/** The ids of all figures that a drawing shows. */
export function figureIdsOf(drawing: SourceDrawing | undefined): string[] {
  return textsOf(drawing?.svg).flatMap(({text}) =>
    [...text.matchAll(PLACEHOLDER)].map(([, id = '']) => id),
  );
}

/** The figures of a drawing that cannot be resolved. */
export function placeholderFindings({svg, shown}: SourceDrawing, figures: FigureSet): Finding[] {
  const findings: Finding[] = [];
  for (const {text, place} of textsOf(svg)) {
    fillPlaceholders(text, figures, undefined, (message, mend) =>
      findings.push({file: shown, ...place, message, mend}),
    );
  }
  return findings;
}

/** Every text of a drawing from top to bottom, title and description included. */
export function textsOf(node: SvgElement | SvgText | undefined): SvgText[] {
  if (!node) return [];
  return isElement(node) ? node.children.flatMap(textsOf) : [node];
}
