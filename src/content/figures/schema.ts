import * as z from 'zod';

import {BOUNDS, UNITS} from './units';

export const figureId = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/,
    'is not a figure id | write file.key, as in withdrawals.sepa.fee',
  );

const route = z.string().regex(/^\/[a-z0-9/-]*$/, 'is not a route | write a path such as /terms');

/** The public practice of others that an assumption follows. */
export const practiceSchema = z.strictObject({
  who: z.string().min(1).describe('Whose public practice it follows, and where it is stated'),
  date: z.iso
    .date('is not a date | write it as YYYY-MM-DD')
    .optional()
    .describe('Day on which it was read; leave it out if it was not read'),
});

const isGiven = (value: unknown): boolean => value !== undefined;

/** A business figure: a fee, limit, time or count. */
export const figureSchema = z
  .strictObject({
    label: z.string().min(1).describe('What the figure is, as a reader would name it'),
    value: z
      .union([z.number(), z.string()], 'must be a number or text | write one of them')
      .optional()
      .describe('The figure, if it is a single value'),
    min: z.number().optional().describe('Lower end of a range'),
    max: z.number().optional().describe('Upper end of a range'),
    items: z.array(z.string()).min(1).optional().describe('The figure, if it is a list'),
    unit: z.enum(UNITS).optional().describe('Unit of value, min and max; not with items'),
    bound: z.enum(BOUNDS).optional().describe('Relation to the value, such as "over" or "up-to"'),
    digits: z.int().min(0).max(8).optional().describe('Minimum number of decimals'),
    zero: z.string().optional().describe('Word shown instead of 0'),
    plus: z
      .strictObject({value: z.number(), unit: z.enum(UNITS)})
      .optional()
      .describe('A second part that is added, as in 3.5 % + 0.50 EUR'),
    applies: z.string().min(1).describe('Where and under which conditions it applies'),
    page: route.describe('Route of the page that states this value'),
    assumed: z
      .literal(true)
      .optional()
      .describe('Set until the owner confirms the figure: a release refuses it'),
    practice: practiceSchema.optional(),
    confirmed: z
      .union([z.literal(false), z.iso.date()], 'is no day | write it as YYYY-MM-DD, or false')
      .optional()
      .describe(
        'For claims: the day on which the owner confirmed it, or false: a release refuses that',
      ),
    replaces: z
      .array(figureId)
      .min(1)
      .optional()
      .describe('Ids in an archived version of the figures that this one replaces'),
  })
  .refine(
    ({value, min, max, items}) => [value, min ?? max, items].filter(isGiven).length === 1,
    'needs one of value, min with max, or items | keep exactly one of them',
  )
  .refine(
    ({min, max}) => isGiven(min) === isGiven(max),
    'has only one end of a range | write both min and max, or a value with a bound',
  )
  .refine(
    ({min = -Infinity, max = Infinity}) => min < max,
    'has a min that is not smaller than its max | make min smaller than max',
  )
  .refine(({items, unit}) => !items || !unit, 'has items with a unit | remove unit')
  .refine(({items, unit}) => items ?? unit, 'has no unit | add one, such as "unit": "EUR"')
  .refine(
    ({value, unit}) => typeof value !== 'string' || unit === 'text',
    'has text as its value | write a number, or set unit to "text"',
  )
  .refine(
    ({assumed, practice}) => !assumed || practice,
    'is assumed without a practice | add "practice": {"who": "..."}, with a date only if you have read it',
  )
  .refine(
    ({assumed, practice}) => assumed ?? !practice,
    'has a practice without "assumed": true | add it, or remove practice once the owner has confirmed the figure',
  );

/** A table of figures. The id of a cell is the pattern with the row and column filled in. */
export const figureTableSchema = z.strictObject({
  caption: z.string().min(1),
  row_heading: z.string().min(1).describe('Heading of the first column'),
  rows: z.record(z.string(), z.string()).describe('Row key to row heading'),
  columns: z.record(z.string(), z.string()).describe('Column key to column heading'),
  cell: z
    .string()
    .regex(/\{row\}/, 'has no {row} | write a pattern such as withdrawals.{row}.{column}')
    .regex(/\{column\}/, 'has no {column} | write a pattern such as withdrawals.{row}.{column}'),
  gaps: z.array(figureId).optional().describe('Cells that are intentionally empty'),
  badges: z
    .record(z.string(), z.string().min(1))
    .optional()
    .describe('Row key to a badge such as "Cheapest"'),
});

export type FigureRecord = z.infer<typeof figureSchema>;
export type FigureTableRecord = z.infer<typeof figureTableSchema>;
