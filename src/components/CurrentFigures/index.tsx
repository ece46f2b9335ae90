import titles from '@generated/content-files/default/page-titles.json';
import type {ReactNode} from 'react';

import FigureConflicts from '@site/src/components/FigureConflicts';
import FigureTable from '@site/src/components/FigureTable';
import {
  type FigureId,
  figureTable,
  type FigureTableName,
  lookupFigure,
} from '@site/src/content/figures';
import {conflictsOf, resolveTable, tableFigureIds} from '@site/src/content/figures/resolve';
import {useFormatLocale} from '@site/src/lib/locale';

/** A table of today's figures, for React pages. */
export function CurrentFigureTable({name}: {name: FigureTableName}): ReactNode {
  const locale = useFormatLocale();
  return <FigureTable table={resolveTable(figureTable(name), lookupFigure, {locale})} />;
}

interface CurrentConflictsProps {
  /** Route of the page that shows the figures. */
  page: string;
  figures?: readonly FigureId[];
  tables?: readonly FigureTableName[];
}

/** Footnotes to the figures of a React page that are stated in two ways. */
export function CurrentConflicts({
  page,
  figures = [],
  tables = [],
}: CurrentConflictsProps): ReactNode {
  const locale = useFormatLocale();
  const ids = [...figures, ...tables.flatMap((name) => tableFigureIds(figureTable(name)))];
  const conflicts = conflictsOf(ids, lookupFigure, page, {locale});
  return (
    <FigureConflicts
      conflicts={conflicts.map(({page: route, ...note}) => ({
        ...note,
        route,
        title: titles[route] ?? route,
      }))}
    />
  );
}
