import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import TableScroller from '@site/src/components/TableScroller';
import {type CostChart, totalOn} from '@site/src/features/cost/model/chart-points';

import {nameOfWayIn} from './names';
import type {Money} from '@site/src/components/Tool/use-money';

/** The numbers of the chart. */
export default function ChartTable({chart, money}: {chart: CostChart; money: Money}): ReactNode {
  const amounts = chart.amounts.filter((amount) => amount > 0);
  return (
    <TableScroller name={translate({id: 'cost.chart.caption', message: 'Total cost by amount'})}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="cost.chart.way">Paid by</Translate>
            </th>
            {amounts.map((amount) => (
              <th key={amount} scope="col">
                {money.plainEuro(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.curves.map((curve) => (
            <tr key={curve.way}>
              <th scope="row">{nameOfWayIn(curve.way)}</th>
              {amounts.map((amount) => {
                const total = totalOn(curve, amount);
                return (
                  <td key={amount}>
                    {total === undefined ? (
                      <Translate id="cost.chart.outside">outside its limits</Translate>
                    ) : (
                      money.plainEuro(total)
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
