import {reasonOf, refuse, suggestion} from '../../lib/finding';
import {type Attributes, resolveName} from '../directives/directive';
import {FIGURE_FORMS, formatFigure} from './format';
import type {FigureSet} from './read';

/** Resolves `:figure[withdrawals.sepa.fee]{as=min}` to its text. */
export function resolveFigure(
  id: string,
  attributes: Attributes,
  {figures}: FigureSet,
  locale?: string,
): string {
  const unknown = Object.keys(attributes).find((name) => name !== 'as');
  if (unknown) refuse(`unknown attribute "${unknown}" on a figure`, 'use as=… or no attribute');
  const asked = attributes.as ?? 'full';
  const form = FIGURE_FORMS.find((each) => each === asked);
  if (!form) refuse(`unknown figure form "${asked}"`, suggestion(asked, FIGURE_FORMS));
  const figure = resolveName('figure', id, figures, {unknownFigure: id});
  try {
    return formatFigure(figure, locale ? {form, locale} : {form});
  } catch (error) {
    return refuse(`the figure "${id}" ${reasonOf(error)}`, 'remove "as"');
  }
}

/** Resolves `:literal[51%]{reason="name of the attack"}` to its text. */
export function resolveLiteral(text: string, {reason}: Attributes): string {
  if ((reason ?? '').trim().length >= 3) return text;
  return refuse('the literal has no reason', 'add {reason="why this is not one of our figures"}');
}
