import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';

import {brand, appLinks, type AppLink, type BrandKey} from '../config/brand';
import {FIGURE_FORMS, formatFigure, type FigureForm} from '../figures/format';
import type {DrawingSet, SourceDrawing} from '../drawings/read';
import type {FigureSet} from '../figures/read';
import {suggestion} from '../lib/suggest';

/**
 * Our Markdown directives and their rules, in one place: the build resolves them with
 * these functions and the check reports with them, so that both say the same.
 */
export const TEXT_DIRECTIVES = ['figure', 'literal', 'brand', 'app', 'assumption'] as const;
export const LEAF_DIRECTIVES = [
  'figure-table',
  'drawing',
  'readings',
  'articles',
  'categories',
  'featured',
  'recent',
  'glossary',
  'search-box',
  'sample',
  'signing-vectors',
  'webhook-vectors',
  'error-codes',
  'api-answer',
  'api-changes',
  'signature-workbench',
  'webhook-verifier',
  'cost-calculator',
  'limits',
  'country-check',
  'tax-helper',
] as const;

/** A directive that stands in a line or on a line of its own. */
export type Directive = TextDirective | LeafDirective;

/** What stands between the brackets. */
export function labelOf(directive: Directive): string {
  return toString(directive).trim();
}

/** A directive that cannot be resolved, with the way to mend it. */
export interface Fault {
  message: string;
  mend: string;
}

export type Resolved<T> = {value: T} | {fault: Fault};

type Attributes = Readonly<Record<string, string | null | undefined>>;

function fault(message: string, mend: string): {fault: Fault} {
  return {fault: {message, mend}};
}

/** `:figure[withdrawals.sepa.fee]{as=min}` to its text. */
export function resolveFigure(
  id: string,
  attributes: Attributes,
  {figures}: FigureSet,
  locale?: string,
): Resolved<string> {
  const unknown = Object.keys(attributes).find((name) => name !== 'as');
  if (unknown) return fault(`unknown attribute "${unknown}" of a figure`, 'use as=… or nothing');
  const form = attributes.as ?? 'full';
  if (!isForm(form)) {
    return fault(`unknown form "${form}" of a figure`, suggestion(form, FIGURE_FORMS));
  }
  const figure = figures.get(id);
  if (!figure) return fault(`unknown figure "${id}"`, suggestion(id, [...figures.keys()]));
  try {
    return {value: formatFigure(figure, locale ? {form, locale} : {form})};
  } catch (error) {
    return fault(
      `the figure "${id}" ${error instanceof Error ? error.message : String(error)}`,
      'leave "as" out',
    );
  }
}

function isForm(form: string): form is FigureForm {
  return (FIGURE_FORMS as readonly string[]).includes(form);
}

/**
 * `:literal[51%]{reason="name of the attack"}` to its text. A value that a worked example works out
 * also says how, `compute="4000 * trading.tier.bronze.taker"`: the check recomputes it.
 */
export function resolveLiteral(text: string, attributes: Attributes): Resolved<string> {
  const unknown = Object.keys(attributes).find((name) => !['reason', 'compute'].includes(name));
  if (unknown) {
    return fault(
      `unknown attribute "${unknown}" of a literal`,
      suggestion(unknown, ['reason', 'compute']),
    );
  }
  return (attributes.reason ?? '').trim().length >= 3
    ? {value: text}
    : fault('a literal without a reason', 'add {reason="why this is no figure of ours"}');
}

/** `:brand[supportEmail]` to its text and, for addresses and phone numbers, its link. */
export function resolveBrand(key: string): Resolved<{text: string; href?: string}> {
  if (!Object.hasOwn(brand, key)) {
    return fault(`unknown brand value "${key}"`, suggestion(key, Object.keys(brand)));
  }
  const text = String(brand[key as BrandKey]);
  if (key.endsWith('Email')) return {value: {text, href: `mailto:${text}`}};
  if (key.endsWith('Phone')) return {value: {text, href: `tel:${text.replaceAll(' ', '')}`}};
  return {value: {text}};
}

/** `:app[Create an account]{to=sign-up}` to its address. */
export function resolveApp(attributes: Attributes): Resolved<string> {
  const to = attributes.to ?? '';
  return Object.hasOwn(appLinks, to)
    ? {value: appLinks[to as AppLink]}
    : fault(`unknown page "${to}" of the application`, suggestion(to, Object.keys(appLinks)));
}

/** `::figure-table[deposit-limits]`: whether the table exists. */
export function resolveTableName(name: string, {tables}: FigureSet): Resolved<string> {
  return tables.has(name)
    ? {value: name}
    : fault(`unknown table "${name}"`, suggestion(name, [...tables.keys()]));
}

/** `::drawing[halving]` to the drawing of that name. */
export function resolveDrawingName(
  name: string,
  attributes: Attributes,
  drawings: DrawingSet,
): Resolved<SourceDrawing> {
  const [unknown] = Object.keys(attributes);
  if (unknown) {
    return fault(`unknown attribute "${unknown}" of a drawing`, 'write the name alone');
  }
  const drawing = drawings.get(name);
  return drawing
    ? {value: drawing}
    : fault(
        `unknown drawing "${name}"`,
        drawings.size > 0
          ? suggestion(name, [...drawings.keys()])
          : `add docs/_drawings/${name}.svg`,
      );
}

/** `::sample[createOrder]`: whether the sample exists in any language. */
export function resolveSampleName(name: string, known: readonly string[]): Resolved<string> {
  return known.includes(name)
    ? {value: name}
    : fault(`unknown sample "${name}"`, suggestion(name, known));
}
