import {reasonOf, suggestion} from '../../lib/finding';
import {type Attributes, fault, type Resolved, resolveName} from '../directives/directive';
import {FIGURE_FORMS, type FigureForm, formatFigure} from './format';
import type {FigureSet} from './read';

/** Resolves `:figure[withdrawals.sepa.fee]{as=min}` to its text. */
export function resolveFigure(
  id: string,
  attributes: Attributes,
  {figures}: FigureSet,
  locale?: string,
): Resolved<string> {
  const unknown = Object.keys(attributes).find((name) => name !== 'as');
  if (unknown)
    return fault(`unknown attribute "${unknown}" on a figure`, 'use as=… or no attribute');
  const form = attributes.as ?? 'full';
  if (!isForm(form)) {
    return fault(`unknown figure form "${form}"`, suggestion(form, FIGURE_FORMS));
  }
  const figure = resolveName('figure', id, figures);
  if ('fault' in figure) return {fault: {...figure.fault, unknownFigure: id}};
  try {
    return {value: formatFigure(figure.value, locale ? {form, locale} : {form})};
  } catch (error) {
    return fault(`the figure "${id}" ${reasonOf(error)}`, 'remove "as"');
  }
}

function isForm(form: string): form is FigureForm {
  return (FIGURE_FORMS as readonly string[]).includes(form);
}

/** Resolves `:literal[51%]{reason="name of the attack"}` to its text. */
export function resolveLiteral(text: string, {reason}: Attributes): Resolved<string> {
  return (reason ?? '').trim().length >= 3
    ? {value: text}
    : fault('the literal has no reason', 'add {reason="why this is not one of our figures"}');
}
