/**
 * The current figures for React pages, with types derived from the data: renaming or removing an id is
 * a type error. Articles use `:figure[id]` instead. The paths are relative because plugins, which
 * cannot resolve `@site`, import this file too.
 */
import api from '../../../docs/_figures/api.json';
import compliance from '../../../docs/_figures/compliance.json';
import countries from '../../../docs/_figures/countries.json';
import deposits from '../../../docs/_figures/deposits.json';
import security from '../../../docs/_figures/security.json';
import service from '../../../docs/_figures/service.json';
import tables from '../../../docs/_figures/tables.json';
import tax from '../../../docs/_figures/tax.json';
import trading from '../../../docs/_figures/trading.json';
import withdrawals from '../../../docs/_figures/withdrawals.json';
import type {FigureRecord, FigureTableRecord} from './schema';

const files = {
  api,
  compliance,
  countries,
  deposits,
  security,
  service,
  tax,
  trading,
  withdrawals,
};

type Files = typeof files;
/** The id of every current figure, as `file.key`. */
export type FigureId = {[F in keyof Files]: `${F}.${keyof Files[F] & string}`}[keyof Files];
export type FigureTableName = keyof typeof tables;

/** Looks up an id that is only known at run time. */
export function lookupFigure(id: string): FigureRecord | undefined {
  const dot = id.indexOf('.');
  const file = files[id.slice(0, dot) as keyof Files] as Record<string, unknown> | undefined;
  // The content check has validated the files. The types of JSON imports are too wide to express this.
  return file?.[id.slice(dot + 1)] as FigureRecord | undefined;
}

/** Every current figure with its id. */
export function allFigures(): [string, FigureRecord][] {
  return Object.entries(files).flatMap(([file, records]) =>
    // Validated by the check, as above.
    Object.entries(records as unknown as Record<string, FigureRecord>).map(
      ([key, record]): [string, FigureRecord] => [`${file}.${key}`, record],
    ),
  );
}

export function figure(id: FigureId): FigureRecord {
  const record = lookupFigure(id);
  if (!record) throw new Error(`Unknown figure "${id}"`);
  return record;
}

export function figureTable(name: FigureTableName): FigureTableRecord {
  // Validated by the check, as above.
  return tables[name] as unknown as FigureTableRecord;
}
