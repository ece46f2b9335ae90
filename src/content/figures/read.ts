import fs from 'node:fs';
import path from 'node:path';

import type * as z from 'zod';

import {readRecords} from '../../lib/data-file';
import {pathFrom} from '../../lib/files';
import {
  type Fault,
  type Finding,
  FindingError,
  findingIn,
  type Place,
  suggestion,
} from '../../lib/finding';
import {cellId} from './resolve';
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
  /** Position of a figure or table, or of one of its fields; undefined if it is not defined. */
  placeOf: (id: string, ...field: string[]) => (Place & {file: string}) | undefined;
}

type Report = (id: string, field: string, fault: Fault) => void;

/** Like {@link readFigures}, but returns the findings along with the valid records. */
export function inspectFigures(tree: string, root: string): InspectedFigures {
  const folder = path.join(tree, FIGURES_FOLDER);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  const files = names.filter((name) => name.endsWith('.json'));
  const figures = new Map<string, FigureRecord>();
  const tables = new Map<string, FigureTableRecord>();
  const findings: Finding[] = [];
  const invalid = new Set<string>();
  const places = new Map<string, (...field: string[]) => Place & {file: string}>();
  if (files.length === 0) {
    const fix = 'restore the folder with its JSON files';
    findings.push(findingIn(pathFrom(root, folder), 'the folder has no figures', fix));
  }

  for (const name of files) {
    const full = path.join(folder, name);
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
    if (name === TABLES_FILE) add(figureTableSchema, '', tables);
    else add(figureSchema, `${path.basename(name, '.json')}.`, figures);
  }

  const placeOf = (id: string, ...field: string[]) => places.get(id)?.(...field);
  const report: Report = (id, field, fault) => {
    const place = placeOf(id, field);
    if (place) findings.push({...place, ...fault});
  };
  const isInvalid = (id: string): boolean =>
    invalid.has(id) || invalid.has(`${id.split('.')[0] ?? ''}.`);
  const set = {figures, tables};
  checkTables(set, isInvalid, report);
  return {set, findings, isInvalid, placeOf};
}

/** Finds cells without a figure. */
function checkTables(
  {figures, tables}: FigureSet,
  isInvalid: InspectedFigures['isInvalid'],
  report: Report,
): void {
  const ids = [...figures.keys()];
  for (const [name, table] of tables) {
    for (const row of Object.keys(table.rows)) {
      for (const column of Object.keys(table.columns)) {
        const id = cellId(table, row, column);
        if (figures.has(id) || isInvalid(id) || table.gaps?.includes(id)) continue;
        report(name, 'cell', {
          message: `the cell in row "${row}", column "${column}" needs the unknown figure "${id}"`,
          fix: `add the figure, ${suggestion(id, ids)}, or list the id in gaps`,
          unknownFigure: id,
        });
      }
    }
  }
}
