import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import table from '@site/src/components/FigureTable/styles.module.css';
import TableScroller from '@site/src/components/TableScroller';
import {useTool} from '@site/src/components/Tool/use-tool';
import {
  chartOf,
  type CostChart,
  type Curve,
  totalOn,
} from '@site/src/features/cost/model/alternatives';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import type {WayIn} from '@site/src/features/cost/model/question';

import styles from './styles.module.css';

/** Minimum vertical distance between two labels. */
const NAME_HEIGHT = 17;

/** Maps euro to a coordinate of the drawing. */
function scale(end: number, from: number, to: number): (value: number) => number {
  return (value) => Math.round((from + (value / end) * (to - from)) * 10) / 10;
}

/** Places labels at the ends of their lines, moved up where two would overlap. */
function namesOf(
  curves: readonly Curve[],
  y: (total: number) => number,
): {way: WayIn; at: number; end: number}[] {
  let last = Number.POSITIVE_INFINITY;
  return curves
    .map(({way, points}) => ({
      way,
      at: y(points.at(-1)?.total ?? 0),
      end: points.at(-1)?.amount ?? 0,
    }))
    .sort((a, b) => b.at - a.at)
    .map((name) => {
      last = Math.min(name.at, last - NAME_HEIGHT);
      return {...name, at: last};
    });
}

/** In pixels, down from the top of the chart. Across it, coordinates are percentages of its width. */
const TOP = 12;
const BOTTOM = 200;

/**
 * Total cost against amount, one line for each way to pay in. Drawn without a library: straight
 * lines between round marks need none of the scales, curves and layouts that a chart library would
 * add to the page. The table below holds the same data.
 */
export default function Chart({calculation}: {calculation: Calculation}): ReactNode {
  const {figures, write} = useTool();
  const {question, uncounted} = calculation;
  const chosen = question.in;
  const amount = question.amount.toNumber();
  const isPartial = uncounted.length > 0;
  const chart = chartOf(question, figures);
  const titleId = useId();
  const {curves, amounts, totals} = chart;
  const across = scale(amounts.at(-1) ?? 1, 0, 100);
  const x = (value: number): string => `${across(value)}%`;
  const y = scale(totals.at(-1) ?? 1, BOTTOM, TOP);
  const drawn = curves.filter(({points}) => points.length > 0);
  return (
    <div>
      <h3 id={titleId}>
        <Translate id="cost.chart">Cost by amount</Translate>
      </h3>
      <svg
        className={styles.chart}
        role="img"
        aria-label={translate({
          id: 'cost.chart.label',
          message:
            'Total cost against amount, a line for each way to pay in. The table below has the numbers.',
        })}>
        {totals.map((total) => (
          <g key={total}>
            <line className={styles.grid} x2="100%" y1={y(total)} y2={y(total)} />
            <text x="-6" y={y(total) + 4} textAnchor="end" suppressHydrationWarning>
              {write.plainEuro(total)}
            </text>
          </g>
        ))}
        {[0, amounts.at(-1) ?? 0].map((mark) => (
          <text
            key={mark}
            x={x(mark)}
            y={BOTTOM + 18}
            textAnchor={mark === 0 ? 'start' : 'end'}
            suppressHydrationWarning>
            {write.plainEuro(mark)}
          </text>
        ))}
        <text x="50%" y={BOTTOM + 18} textAnchor="middle">
          {translate({id: 'cost.chart.amount', message: 'Amount'})}
        </text>
        <line className={styles.asked} x1={x(amount)} x2={x(amount)} y1={TOP} y2={BOTTOM} />
        {drawn.map((curve) => (
          <g
            key={curve.way}
            className={clsx(styles.curve, curve.way === chosen && styles.chosen)}
            data-way={curve.way}>
            {curve.points.slice(1).map((point, at) => (
              <line
                key={point.amount}
                x1={x(curve.points[at]?.amount ?? 0)}
                y1={y(curve.points[at]?.total ?? 0)}
                x2={x(point.amount)}
                y2={y(point.total)}
              />
            ))}
          </g>
        ))}
        {namesOf(drawn, y).map(({way, at, end}) => (
          <text
            key={way}
            className={way === chosen ? styles.chosenName : undefined}
            x={x(end)}
            dx="6"
            y={at + 4}>
            {texts.short[way]}
          </text>
        ))}
      </svg>
      {isPartial && (
        <p className={styles.quiet}>
          <Translate id="cost.chart.partial">
            Costs that are not known in euros are not included.
          </Translate>
        </p>
      )}
      <details>
        <summary>
          <Translate id="cost.chart.table">The chart as a table</Translate>
        </summary>
        <ChartTable chart={chart} />
      </details>
    </div>
  );
}

function ChartTable({chart}: {chart: CostChart}): ReactNode {
  const {write} = useTool();
  const amounts = chart.amounts.filter((amount) => amount > 0);
  return (
    <TableScroller name={translate({id: 'cost.chart.caption', message: 'Total cost by amount'})}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="cost.chart.way">Paid by</Translate>
            </th>
            {amounts.map((amount) => (
              <th key={amount} scope="col" className={table.numeric} suppressHydrationWarning>
                {write.plainEuro(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.curves.map((curve) => (
            <tr key={curve.way}>
              <th scope="row">{texts.in[curve.way]}</th>
              {amounts.map((amount) => {
                const total = totalOn(curve, amount);
                return (
                  <td key={amount} className={table.numeric} suppressHydrationWarning>
                    {total === undefined ? (
                      <Translate id="cost.chart.outside">outside its limits</Translate>
                    ) : (
                      write.plainEuro(total)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
