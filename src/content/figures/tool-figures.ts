import Big from 'big.js';

import {formatFigure, type FormatOptions} from './format';
import type {FigureRecord} from './schema';
import {INSTANT} from './units';

type ToolFigure = Omit<FigureRecord, 'applies'>;

/** The figures of a tool by id, from the tree of its page. */
export type ToolFigures = Readonly<Record<string, ToolFigure>>;

export function pickFigures(
  all: Iterable<readonly [string, FigureRecord]>,
  patterns: readonly RegExp[],
): ToolFigures {
  const picked = [...all].filter(([id]) => patterns.some((pattern) => pattern.test(id)));
  return Object.fromEntries(picked.map(([id, {applies: _applies, ...figure}]) => [id, figure]));
}

/** @throws Error if the patterns of the tool do not match the id */
export function figureIn(figures: ToolFigures, id: string): ToolFigure {
  const figure = figures[id];
  if (!figure) throw new Error(`The tool has no figure "${id}"`);
  return figure;
}

/**
 * The number of a figure in its own unit, such as 3.5 for 3.5%.
 *
 * @throws Error for text and lists, and for ranges unless `end` is given
 */
export function numberOf(
  figures: ToolFigures,
  id: string,
  end: 'value' | 'min' | 'max' = 'value',
): Big {
  const value = figureIn(figures, id)[end];
  if (typeof value !== 'number') throw new Error(`The figure "${id}" has no number as "${end}"`);
  return new Big(value);
}

/** Minutes per unit of time. Weekends between business days are ignored. */
const MINUTES: Readonly<Record<string, number>> = {
  'business-day': 24 * 60,
  day: 24 * 60,
  hour: 60,
  minute: 1,
};

/**
 * The minutes that a time takes at least or at most; none if it is instant.
 *
 * @throws Error for a figure that is not a time
 */
export function minutesOf(figures: ToolFigures, id: string, end: 'min' | 'max' = 'max'): number {
  const {value, unit = '', [end]: length = value} = figureIn(figures, id);
  if (value === INSTANT) return 0;
  const minutes = MINUTES[unit];
  if (typeof length !== 'number' || minutes === undefined) {
    throw new Error(`The figure "${id}" is not a time`);
  }
  return length * minutes;
}

/** The entries of a list; empty if the figure is not a list. */
export function itemsOf(figures: ToolFigures, id: string): readonly string[] {
  return figureIn(figures, id).items ?? [];
}

export function figureText(figures: ToolFigures, id: string, options: FormatOptions = {}): string {
  return formatFigure(figureIn(figures, id), options);
}

interface SourcePage {
  route: string;
  title: string;
  /** ISO date of its last change; only of pages in the content tree. */
  updated?: string;
}

/** The data of a tool: its figures, and the pages that state them, keyed by the route in the records. */
export interface ToolData {
  figures: ToolFigures;
  pages: Readonly<Record<string, SourcePage>>;
}

export function toolData(figures: ToolFigures, pageAt: (route: string) => SourcePage): ToolData {
  const routes = [...new Set(Object.values(figures).map(({page}) => page))];
  return {figures, pages: Object.fromEntries(routes.map((route) => [route, pageAt(route)]))};
}
