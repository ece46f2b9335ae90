import {useFormatLocale} from '@site/src/lib/locale';
import {
  figure,
  figureTable,
  lookupFigure,
  type FigureId,
  type FigureTableName,
} from '@site/src/figures';
import {formatFigure, type FigureForm} from '@site/src/figures/format';
import {readingsOf, resolveTable, tableFigureIds} from '@site/src/figures/resolve';
import titles from '@generated/content-files/default/page-titles.json';
import FigureTable from '@site/src/components/FigureTable';
import Readings from '@site/src/components/Readings';
import type {ReactNode} from 'react';

/** Today's figure as text, for React pages. Articles write `:figure[id]`. */
export default function Figure({id, as = 'full'}: {id: FigureId; as?: FigureForm}): ReactNode {
  const locale = useFormatLocale();
  return formatFigure(figure(id), {form: as, locale});
}

/** A table of today's figures, for React pages. */
export function CurrentFigureTable({name}: {name: FigureTableName}): ReactNode {
  const locale = useFormatLocale();
  return <FigureTable table={resolveTable(figureTable(name), lookupFigure, {locale})} />;
}

interface CurrentReadingsProps {
  /** Route of the page that shows the figures. */
  page: string;
  figures?: readonly FigureId[];
  table?: FigureTableName;
}

/** The disagreements of the figures that a React page shows. */
export function CurrentReadings({page, figures = [], table}: CurrentReadingsProps): ReactNode {
  const locale = useFormatLocale();
  const ids = [...figures, ...(table ? tableFigureIds(figureTable(table)) : [])];
  const readings = readingsOf(ids, lookupFigure, page, {locale});
  return (
    <Readings
      readings={readings.map(({page: route, ...note}) => ({
        ...note,
        route,
        title: titles[route] ?? route,
      }))}
    />
  );
}
