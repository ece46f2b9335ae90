/**
 * Today's figures for React pages, typed from the data itself: an id that is renamed or
 * removed breaks the compile. Articles do not come here, they use `:figure[id]`. The paths are relative
 * because plugins, which know no `@site`, read figures too.
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
/** Every figure of today, as `file.key`. */
export type FigureId = {[F in keyof Files]: `${F}.${keyof Files[F] & string}`}[keyof Files];
export type FigureTableName = keyof typeof tables;

/** The figure of that name in today's data, or undefined: for ids that come from the data. */
export function lookupFigure(id: string): FigureRecord | undefined {
  const dot = id.indexOf('.');
  const file = files[id.slice(0, dot) as keyof Files] as Record<string, unknown> | undefined;
  // The content check has validated the files; JSON imports are typed too widely to say so.
  return file?.[id.slice(dot + 1)] as FigureRecord | undefined;
}

/** Every figure of today with its id. */
export function allFigures(): [string, FigureRecord][] {
  return Object.entries(files).flatMap(([file, records]) =>
    // As above: the check has validated them.
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
  // As above: the check has validated it.
  return tables[name] as unknown as FigureTableRecord;
}
