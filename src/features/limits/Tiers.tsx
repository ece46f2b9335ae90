import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import TableScroller from '@site/src/components/TableScroller';
import {useTool} from '@site/src/components/Tool/use-tool';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import type {TierAnswer} from '@site/src/features/limits/limits';

/** Every account with its limits, and whether the amount is within them. */
export default function Tiers({answers}: {answers: readonly TierAnswer[]}): ReactNode {
  const {figures, write} = useTool();
  return (
    <TableScroller name={translate({id: 'limits.table', message: 'Deposit limits by account'})}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="limits.account">Account</Translate>
            </th>
            <th scope="col">
              <Translate id="limits.perDay">Per day</Translate>
            </th>
            <th scope="col">
              <Translate id="limits.perMonth">Per month</Translate>
            </th>
            <th scope="col">
              <Translate id="limits.yours">Your amount</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer.tier}>
              <th scope="row">{nameOf(answer, figures)}</th>
              <td>{write.figure(answer.daily, 'bare')}</td>
              <td>{write.figure(answer.monthly, 'bare')}</td>
              <td>{fitText(answer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

/** The account name, from the start of its figure's label: "Verified: deposits per day". */
function nameOf({daily, tier}: TierAnswer, figures: ToolFigures): string {
  return figures[daily]?.label.split(':')[0] ?? tier;
}

function fitText({fits, days}: TierAnswer): string {
  if (!fits) return translate({id: 'limits.no', message: 'too much'});
  return days > 1
    ? translate({id: 'limits.fits.days', message: 'over {days} days'}, {days: String(days)})
    : translate({id: 'limits.fits', message: 'fits'});
}
