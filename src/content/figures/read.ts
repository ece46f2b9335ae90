import fs from 'node:fs';
import path from 'node:path';

import {type Finding, FindingError, suggestion} from '../../lib/finding';
import {findingsOfIssues, type LocatedData} from '../../lib/located-data';
import {readJson} from '../../lib/located-json';
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
}

/** As {@link readFigures}, but returns the findings with the valid records. */
export function inspectFigures(tree: string, root: string): InspectedFigures {
  const folder = path.join(tree, FIGURES_FOLDER);
  const figures = new Map<string, FigureRecord>();
  const tables = new Map<string, FigureTableRecord>();
  const findings: Finding[] = [];
  const invalid = new Set<string>();
  const isInvalid = (id: string): boolean => invalid.has(id) || invalid.has(id.split('.')[0] ?? '');
  const places = new Map<string, {file: string; data: LocatedData; key: string}>();

  const files = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
  if (files.length === 0) {
    findings.push({
      file: path.relative(root, folder),
      line: 1,
      column: 1,
      message: 'the folder has no figures',
      fix: 'restore the folder with its JSON files',
    });
  }

  for (const name of files) {
    const file = path.relative(root, path.join(folder, name));
    const read = readJson(path.join(folder, name), file);
    if ('findings' in read) {
      findings.push(...read.findings);
      invalid.add(path.basename(name, '.json'));
      continue;
    }
    const {data} = read;
    const isTables = name === TABLES_FILE;
    const schema = isTables ? figureTableSchema : figureSchema;
    const prefix = isTables ? '' : `${path.basename(name, '.json')}.`;
    for (const [key, value] of Object.entries(data.value as Record<string, unknown>)) {
      if (key === '$schema') continue;
      const parsed = schema.safeParse(value);
      if (!parsed.success) {
        const issues = parsed.error.issues.map((issue) => ({...issue, path: [key, ...issue.path]}));
        findings.push(...findingsOfIssues(issues, data, file, Object.keys(schema.shape), 1));
        invalid.add(prefix + key);
        continue;
      }
      places.set(prefix + key, {file, data, key});
      if (isTables) tables.set(key, parsed.data as FigureTableRecord);
      else figures.set(prefix + key, parsed.data as FigureRecord);
    }
  }

  const ids = [...figures.keys()];
  const report = (id: string, field: string[], message: string, fix: string): void => {
    const place = places.get(id);
    if (place) {
      const position = place.data.positionOf([place.key, ...field]);
      findings.push({file: place.file, ...position, message, fix});
    }
  };
  for (const [id, figure] of figures) {
    for (const other of (figure.disagrees_with ?? []).filter((each) => !isInvalid(each))) {
      const otherFigure = figures.get(other);
      if (!otherFigure) {
        report(id, ['disagrees_with'], `unknown figure "${other}"`, suggestion(other, ids));
      } else if (
        !otherFigure.disagrees_with?.includes(id) &&
        // It may list the former id of this figure, which is reported there.
        otherFigure.disagrees_with?.every((each) => figures.has(each)) !== false
      ) {
        report(
          id,
          ['disagrees_with'],
          `"${other}" does not list this figure in disagrees_with`,
          `add "${id}" there, or remove "${other}" here`,
        );
      }
    }
    const {authoritative} = figure;
    if (authoritative && !figures.has(authoritative) && !isInvalid(authoritative)) {
      report(
        id,
        ['authoritative'],
        `unknown figure "${authoritative}"`,
        suggestion(authoritative, ids),
      );
    }
  }
  for (const [name, table] of tables) {
    for (const row of Object.keys(table.rows)) {
      for (const column of Object.keys(table.columns)) {
        const id = cellId(table, row, column);
        if (!figures.has(id) && !isInvalid(id) && !table.gaps?.includes(id)) {
          report(
            name,
            ['cell'],
            `the cell in row "${row}", column "${column}" needs the unknown figure "${id}"`,
            `add the figure, ${suggestion(id, ids)}, or list it in gaps`,
          );
        }
      }
    }
  }
  return {set: {figures, tables}, findings, isInvalid};
}
