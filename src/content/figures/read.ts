import path from 'node:path';

import type * as z from 'zod';

import {readRecords} from '../../lib/data-file';
import {filesBelow, pathFrom} from '../../lib/files';
import {type Finding, FindingError, findingIn, type Place, suggestion} from '../../lib/finding';
import {cellsOf} from './resolve';
import {type FigureRecord, figureSchema, type FigureTableRecord, figureTableSchema} from './schema';

export const FIGURES_FOLDER = '_figures';
/** The file in that folder that defines tables instead of figures. */
const TABLES_FILE = 'tables.json';

export interface FigureSet {
  figures: ReadonlyMap<string, FigureRecord>;
  tables: ReadonlyMap<string, FigureTableRecord>;
}

/**
 * Reads and validates all figures of a content tree.
 *
 * @param tree folder that holds `_figures`, such as `docs`
 * @param root folder that paths in findings are relative to
 * @throws FindingError with every finding
 */
export function readFigures(tree: string, root: string = process.cwd()): FigureSet {
  const {set, findings} = inspectFigures(tree, root);
  if (findings.length > 0) throw new FindingError(findings);
  return set;
}

export interface InspectedFigures {
  /** The valid records. */
  set: FigureSet;
  findings: Finding[];
  /** Whether a figure exists but is invalid, so that it must not be reported as unknown. */
  isInvalid: (id: string) => boolean;
  /** Position of a figure or table, or of one of its fields; the folder if it is not defined. */
  placeOf: (id: string, ...field: string[]) => Place & {file: string};
}

/** Like {@link readFigures}, but returns the findings along with the valid records. */
export function inspectFigures(tree: string, root: string): InspectedFigures {
  const folder = path.join(tree, FIGURES_FOLDER);
  const files = filesBelow(folder).filter((file) => file.endsWith('.json'));
  const figures = new Map<string, FigureRecord>();
  const tables = new Map<string, FigureTableRecord>();
  const findings: Finding[] = [];
  const invalid = new Set<string>();
  const places = new Map<string, (...field: string[]) => Place & {file: string}>();
  if (files.length === 0) {
    const fix = 'restore the folder with its JSON files';
    findings.push(findingIn(pathFrom(root, folder), 'the folder has no figures', fix));
  }

  for (const full of files) {
    const file = pathFrom(root, full);
    const add = <T>(schema: z.ZodType<T>, prefix: string, all: Map<string, T>): void => {
      const read = readRecords(full, file, schema);
      findings.push(...read.findings);
      for (const key of read.invalid ?? ['']) invalid.add(prefix + key);
      for (const [key, record] of read.records) {
        all.set(prefix + key, record);
        places.set(prefix + key, (...field) => ({file, ...read.positionOf([key, ...field])}));
      }
    };
    const {base, name} = path.parse(full);
    if (base === TABLES_FILE) add(figureTableSchema, '', tables);
    else add(figureSchema, `${name}.`, figures);
  }

  const placeOf: InspectedFigures['placeOf'] = (id, ...field) =>
    places.get(id)?.(...field) ?? {file: pathFrom(root, folder), line: 1, column: 1};
  const isInvalid = (id: string): boolean =>
    invalid.has(id) || invalid.has(`${id.split('.')[0] ?? ''}.`);
  for (const [name, table] of tables) {
    for (const {id, row, column} of cellsOf(table)) {
      const place = placeOf(name, 'cell');
      if (figures.has(id) || isInvalid(id) || table.gaps?.includes(id)) continue;
      findings.push({
        ...place,
        message: `the cell in row "${row}", column "${column}" needs the unknown figure "${id}"`,
        fix: `add the figure, ${suggestion(id, [...figures.keys()])}, or list the id in gaps`,
        unknownFigure: id,
      });
    }
  }
  return {set: {figures, tables}, findings, isInvalid, placeOf};
}
