import * as z from 'zod';

import {brand} from '../../config/brand';
import {formatFigure} from '../../content/figures/format';
import type {FigureSet} from '../../content/figures/read';
import {BOUNDS, UNITS} from '../../content/figures/units';
import {pageAt} from '../../content/sources';
import type {ContentTree} from '../../content/tree';
import {versionLabel} from '../../content/versions';

/** URL path of the published JSON Schema. */
export const FIGURES_SCHEMA_PATH = '/schemas/figures-export.json';

const id = z.string().describe('Name of the figure, which stays; as in withdrawals.sepa.fee');
const unit = z.enum(UNITS);

const exportedFigure = z.strictObject({
  id,
  label: z.string().describe('What the figure is'),
  text: z.string().describe('The figure as pages write it, in English'),
  value: z.union([z.number(), z.string()]).optional().describe('Where it is one value'),
  min: z.number().optional().describe('Lower end, where it is a range'),
  max: z.number().optional().describe('Upper end, where it is a range'),
  items: z.array(z.string()).optional().describe('Where it is a list'),
  unit: unit.optional().describe('Unit of value, min and max'),
  bound: z.enum(BOUNDS).optional().describe('Which side of the value is meant'),
  plus: z
    .strictObject({value: z.number(), unit})
    .optional()
    .describe('A second part that is added, as in 3.5 percent + 0.50 EUR'),
  where: z.string().describe('Where and under which conditions it applies'),
  page: z.url().describe('The page that states it'),
  replaces: z.array(id).optional().describe('Figures of archived versions that it replaces'),
});

/** The shape of `/figures.json`. Fields may be added, but never renamed or removed. */
export const figuresExportSchema = z.strictObject({
  $schema: z.url(),
  version: z.string().describe('"current", or the month of the archive, as in 2024-11'),
  label: z.string().describe('The version in words'),
  site: z.url(),
  figures: z.array(exportedFigure),
});

type FiguresExport = z.infer<typeof figuresExportSchema>;

/** All figures of a tree, sorted by name. */
export function exportFigures(tree: ContentTree, {figures}: FigureSet): FiguresExport {
  const urlOf = (route: string): string => brand.siteUrl + pageAt(route, tree).route;
  return {
    $schema: brand.siteUrl + FIGURES_SCHEMA_PATH,
    version: tree.version,
    label: tree.base === '' ? 'Today' : versionLabel(tree.version),
    site: brand.siteUrl,
    figures: [...figures]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, record]) => {
        const {label, value, min, max, items, bound, plus, applies, page, replaces} = record;
        const exported = {
          id: name,
          label,
          text: formatFigure(record),
          value,
          min,
          max,
          items,
          unit: record.unit,
          bound,
          plus,
          where: applies,
          page: urlOf(page),
          replaces,
        };
        return exportedFigure.parse(JSON.parse(JSON.stringify(exported)));
      }),
  };
}
