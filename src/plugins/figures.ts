import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {FIGURES_FOLDER} from '../content/figures/read';
import {
  conflictsOf,
  type FigureNote,
  type ResolvedTable,
  resolveTable,
  tableFigureIds,
} from '../content/figures/resolve';
import {pickFigures, type ToolData, toolData} from '../content/figures/tool-figures';
import {figuresOf, pageAt} from '../content/sources';
import {currentTree} from '../content/tree';
import {COST_FIGURES} from '../features/cost/figures';
import {PAYMENT_FIGURES} from '../features/payment/model/deadline';

/** A table of figures with the footnotes to its figures. */
export interface TableWithNotes {
  table: ResolvedTable;
  notes: FigureNote[];
}

/** The tools that are pages of their own, with patterns for the figures that they need. */
const TOOLS = {cost: COST_FIGURES, payment: PAYMENT_FIGURES};

/**
 * Gives React pages today's figures, which Markdown pages get from directives. Publishes as
 * `@generated/figures/default/…`:
 *
 * - `table-<name>.json`: each table of `docs/_figures/tables.json`, as {@link TableWithNotes}
 * - `notes.json`: the footnotes of each figure by its id; empty unless another page states it differently
 * - `cost.json` and `payment.json`: the figures of the tools, as {@link ToolData}
 *
 * A page that needs a number imports it from the file of the figure in `docs/_figures`.
 */
export default function figures({
  siteDir,
  i18n: {currentLocale, localeConfigs},
}: LoadContext): Plugin {
  return {
    name: 'figures',
    // The pages as well: footnotes and sources show their titles.
    getPathsToWatch: () => [
      path.join(siteDir, 'docs', FIGURES_FOLDER, '*.json'),
      path.join(siteDir, 'docs/**/*.{md,mdx}'),
    ],
    async contentLoaded({actions: {createData}}) {
      const tree = currentTree(siteDir);
      const {figures: all, tables} = figuresOf(tree);
      const htmlLang = localeConfigs[currentLocale]?.htmlLang;
      const options = htmlLang ? {locale: htmlLang} : {};
      const lookup = (id: string) => all.get(id);

      const notesOf = (ids: readonly string[]): FigureNote[] =>
        ids.flatMap((id) =>
          conflictsOf([id], lookup, all.get(id)?.page ?? '', options).map(({page, ...note}) => ({
            ...note,
            ...pageAt(page, tree),
          })),
        );
      const notes = [...all.keys()].map((id) => [id, notesOf([id])]);
      await createData('notes.json', Object.fromEntries(notes));

      for (const [name, table] of tables) {
        const withNotes: TableWithNotes = {
          table: resolveTable(table, lookup, options),
          notes: notesOf(tableFigureIds(table)),
        };
        await createData(`table-${name}.json`, withNotes);
      }

      for (const [name, patterns] of Object.entries(TOOLS)) {
        const data: ToolData = toolData(pickFigures(all, patterns), (route) => pageAt(route, tree));
        await createData(`${name}.json`, data);
      }
    },
  };
}
