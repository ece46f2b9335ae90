import type {FigureRecord, FigureTableRecord} from '@site/src/content/figures/schema';

/** A record with defaults for everything that the test does not state. */
export function figureOf(fields: Partial<FigureRecord>): FigureRecord {
  return {label: 'Card fee', applies: 'Per payment', page: '/resources/fee-schedule', ...fields};
}

export function tableOf(fields: Partial<FigureTableRecord> = {}): FigureTableRecord {
  return {
    caption: 'Ways to pay in',
    row_heading: 'Method',
    rows: {card: 'Card', sepa: 'SEPA'},
    columns: {fee: 'Fee', time: 'Time'},
    cell: 'deposits.{row}.{column}',
    ...fields,
  };
}
