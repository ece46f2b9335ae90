import Big from 'big.js';

import {formatFigure, type FormatOptions} from './format';
import type {FigureRecord} from './schema';

/** What a tool needs to know of a figure. */
type ToolFigure = Omit<FigureRecord, 'applies'>;

/** The figures that a tool works with, by id: those of the tree that its page belongs to. */
export type ToolFigures = Readonly<Record<string, ToolFigure>>;

/** The figures whose ids fit one of the patterns. */
export function pickFigures(
  all: Iterable<readonly [string, FigureRecord]>,
  patterns: readonly RegExp[],
): ToolFigures {
  return Object.fromEntries(
    [...all].filter(([id]) => patterns.some((pattern) => pattern.test(id))).map(withoutWords),
  );
}

function withoutWords([id, record]: readonly [string, FigureRecord]): [string, ToolFigure] {
  const figure: ToolFigure & {applies?: string} = {...record};
  delete figure.applies;
  return [id, figure];
}

/** @throws Error where the figures lacks the figure: the patterns of the tool are too narrow then */
export function figureIn(figures: ToolFigures, id: string): ToolFigure {
  const figure = figures[id];
  if (!figure) throw new Error(`The tool has no figure "${id}"`);
  return figure;
}

/** The reading of a figure that prevails; its own id where nobody doubts it. */
export function authorityOf(figures: ToolFigures, id: string): string {
  return figureIn(figures, id).authoritative ?? id;
}

/**
 * The number of a figure, in its own unit: 3.5 for 3.5 per cent.
 *
 * @throws Error for texts, lists and, unless an end is named, ranges
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

/** The entries of a list, none where the figure is no list. */
export function itemsOf(figures: ToolFigures, id: string): readonly string[] {
  return figureIn(figures, id).items ?? [];
}

/** A figure as the pages write it. */
export function textOf(figures: ToolFigures, id: string, options: FormatOptions = {}): string {
  return formatFigure(figureIn(figures, id), options);
}

/** The page that states a figure. */
interface SourcePage {
  route: string;
  title: string;
}

/** What a tool is given: its figures, and the pages that state them by the route in the records. */
export interface ToolData {
  figures: ToolFigures;
  pages: Readonly<Record<string, SourcePage>>;
}

/** Gathers what a tool is given. `pageAt` tells where a route stands and what its page is called. */
export function toolData(figures: ToolFigures, pageAt: (route: string) => SourcePage): ToolData {
  const routes = [...new Set(Object.values(figures).map(({page}) => page))];
  return {figures, pages: Object.fromEntries(routes.map((route) => [route, pageAt(route)]))};
}
