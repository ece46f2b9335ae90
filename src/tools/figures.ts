import Big from 'big.js';

import {formatFigure, type FormatOptions} from '../figures/format';
import type {FigureRecord} from '../figures/schema';

/** What a tool needs to know of a figure. */
export type ToolFigure = Omit<FigureRecord, 'applies'>;

/** The figures that a tool works with, by id: those of the tree that its page belongs to. */
export type FigureBook = Readonly<Record<string, ToolFigure>>;

/** The figures whose ids fit one of the patterns. */
export function pickFigures(
  all: Iterable<readonly [string, FigureRecord]>,
  patterns: readonly RegExp[],
): FigureBook {
  return Object.fromEntries(
    [...all].filter(([id]) => patterns.some((pattern) => pattern.test(id))).map(withoutWords),
  );
}

function withoutWords([id, record]: readonly [string, FigureRecord]): [string, ToolFigure] {
  const figure: ToolFigure & {applies?: string} = {...record};
  delete figure.applies;
  return [id, figure];
}

/** @throws Error where the book lacks the figure: the patterns of the tool are too narrow then */
export function figureIn(book: FigureBook, id: string): ToolFigure {
  const figure = book[id];
  if (!figure) throw new Error(`The tool has no figure "${id}"`);
  return figure;
}

/** The reading of a figure that applies in case of doubt; its own id where nobody doubts it. */
export function authorityOf(book: FigureBook, id: string): string {
  return figureIn(book, id).in_doubt ?? id;
}

/**
 * The number of a figure, in its own unit: 3.5 for 3.5 per cent.
 *
 * @throws Error for texts, lists and, unless an end is named, ranges
 */
export function numberOf(
  book: FigureBook,
  id: string,
  end: 'value' | 'min' | 'max' = 'value',
): Big {
  const value = figureIn(book, id)[end];
  if (typeof value !== 'number') throw new Error(`The figure "${id}" has no number as "${end}"`);
  return new Big(value);
}

/** The entries of a list, none where the figure is no list. */
export function itemsOf(book: FigureBook, id: string): readonly string[] {
  return figureIn(book, id).items ?? [];
}

/** A figure as the pages write it. */
export function textOf(book: FigureBook, id: string, options: FormatOptions = {}): string {
  return formatFigure(figureIn(book, id), options);
}
