import type {Fault} from '../../lib/finding';
import {resolveFigure} from './inline';
import type {FigureSet} from './read';

/** A figure outside Markdown: `{{api.webhook.retries}}`, or `{{deposits.schedule.sepa.limits as=max}}`. */
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
export function placeholderIds(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, id = '']) => id);
}

/** Faults of placeholders that cannot be resolved or are not closed. */
export function placeholderFaults(
  text: string,
  figures: FigureSet,
): {fault: Fault; offset: number}[] {
  const faults: {fault: Fault; offset: number}[] = [];
  fillPlaceholders(text, figures, undefined, (fault, offset) => faults.push({fault, offset}));
  const offset = text.replace(PLACEHOLDER, (match) => ' '.repeat(match.length)).indexOf('{{');
  const fault = {message: 'the figure is not closed', fix: 'end it with }}'};
  return offset < 0 ? faults : [...faults, {fault, offset}];
}
