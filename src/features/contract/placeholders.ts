import {resolveBrand} from '../../content/directives/brand';
import type {Resolved} from '../../content/directives/directive';
import {resolveFigure} from '../../content/figures/inline';
import type {FigureSet} from '../../content/figures/read';
import type {Finding} from '../../lib/finding';

/** The directives of Markdown, as they stand in the YAML of the contract. */
const PLACEHOLDER = /:(figure|brand)\[([^\]\n]*)\](?:\{as=(\w+)\})?/g;

/**
 * Puts figures and brand values into the text of one file of the contract. What cannot be
 * resolved is left as it is: {@link placeholderFindings} tells about it.
 */
export function fillPlaceholders(text: string, figures: FigureSet): string {
  return text.replace(PLACEHOLDER, (whole, kind: string, id: string, form?: string) => {
    const resolved = resolve(kind, id, form, figures);
    return 'value' in resolved ? resolved.value : whole;
  });
}

/** Placeholders that name nothing. */
export function placeholderFindings(text: string, file: string, figures: FigureSet): Finding[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({1: kind = '', 2: id = '', 3: form, index}) => {
    const resolved = resolve(kind, id, form, figures);
    if ('value' in resolved) return [];
    const before = text.slice(0, index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return [{file, line: before.length, column, ...resolved.fault}];
  });
}

function resolve(
  kind: string,
  id: string,
  form: string | undefined,
  figures: FigureSet,
): Resolved<string> {
  if (kind === 'figure') return resolveFigure(id, form ? {as: form} : {}, figures);
  const resolved = resolveBrand(id);
  return 'value' in resolved ? {value: resolved.value.text} : resolved;
}
