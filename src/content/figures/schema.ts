import * as z from 'zod';

import {UNITS, BOUNDS} from './units';

const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/,
    'is not a figure id | write file.key, as in withdrawals.sepa.fee',
  );

const route = z.string().regex(/^\/[a-z0-9/-]*$/, 'is not a route | write a path such as /terms');

/** One business figure: a fee, limit, time or count that the site states. */
export const figureSchema = z
  .strictObject({
    label: z.string().min(1).describe('What the figure is, as a reader would name it'),
    value: z
      .union([z.number(), z.string()])
      .optional()
      .describe('The figure where it is one value'),
    min: z.number().optional().describe('Lower end of a range'),
    max: z.number().optional().describe('Upper end of a range'),
    items: z.array(z.string()).min(1).optional().describe('The figure where it is a list'),
    unit: z.enum(UNITS).optional().describe('Unit of value, min and max; not with items'),
    bound: z.enum(BOUNDS).optional().describe('Which side of the value is meant'),
    digits: z.int().min(0).max(8).optional().describe('Least number of decimals to show'),
    zero: z.string().optional().describe('Word shown instead of 0'),
    plus: z
      .strictObject({value: z.number(), unit: z.enum(UNITS)})
      .optional()
      .describe('A second part that is added: 3.5 % + 0.50 EUR'),
    applies: z.string().min(1).describe('Where and under which conditions it applies'),
    page: route.describe('The page that gives this reading'),
    disagrees_with: z.array(id).min(1).optional().describe('Other readings of the same figure'),
    authoritative: id.optional().describe('The reading that prevails'),
  })
  .superRefine((figure, context) => {
    const shapes = [
      figure.value !== undefined,
      figure.min !== undefined || figure.max !== undefined,
      figure.items !== undefined,
    ].filter(Boolean).length;
    if (shapes !== 1) {
      context.addIssue('needs one of value, min with max, or items | keep exactly one of them');
    }
    if ((figure.min === undefined) !== (figure.max === undefined)) {
      context.addIssue('has half a range | give both min and max, or a value with a bound');
    }
    if (figure.min !== undefined && figure.max !== undefined && figure.min >= figure.max) {
      context.addIssue('has a range that ends before it starts | make min smaller than max');
    }
    if ((figure.items === undefined) !== (figure.unit !== undefined)) {
      context.addIssue('has the wrong unit | give a unit to numbers and texts, none to items');
    }
    if (typeof figure.value === 'string' && figure.unit !== 'text') {
      context.addIssue('has a text as value | write a number, or set unit to "text"');
    }
    if ((figure.disagrees_with === undefined) !== (figure.authoritative === undefined)) {
      context.addIssue('names only half of a disagreement | give disagrees_with and authoritative');
    }
  });

/** A table whose cells are figures: the id of a cell is the pattern with row and column filled in. */
export const figureTableSchema = z.strictObject({
  caption: z.string().min(1),
  row_heading: z.string().min(1).describe('Heading of the first column'),
  rows: z.record(z.string(), z.string()).describe('Row key to row heading'),
  columns: z.record(z.string(), z.string()).describe('Column key to column heading'),
  cell: z
    .string()
    .regex(/\{row\}/, 'lacks {row} | write a pattern such as withdrawals.{row}.{column}')
    .regex(/\{column\}/, 'lacks {column} | write a pattern such as withdrawals.{row}.{column}'),
  gaps: z.array(id).optional().describe('Cells that are left empty on purpose'),
  recommended: z.array(z.string()).optional().describe('Row keys that carry the flag'),
});

export type FigureRecord = z.infer<typeof figureSchema>;
export type FigureTableRecord = z.infer<typeof figureTableSchema>;
