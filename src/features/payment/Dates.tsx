import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import table from '@site/src/components/FigureTable/styles.module.css';
import TableScroller from '@site/src/components/TableScroller';
import form from '@site/src/components/Tool/styles.module.css';
import type {Way} from '@site/src/features/payment/model/cases';
import type {Deadline} from '@site/src/features/payment/model/deadline';
import {useFormatLocale} from '@site/src/lib/locale';
import {daysText, dayText} from './texts';

/** The expected dates of arrival, and the date from which to contact support. */
export default function Dates({
  deadline: {from, until, write},
  way,
  paid,
}: {
  deadline: Extract<Deadline, {kind: 'days'}>;
  way: Way;
  /** ISO date. */
  paid: string;
}): ReactNode {
  const locale = useFormatLocale();
  const rows = [
    [
      way === 'in'
        ? translate({id: 'payment.dates.paid', message: 'You paid'})
        : translate({id: 'payment.dates.requested', message: 'You requested it'}),
      dayText(paid, locale),
    ],
    [
      translate({id: 'payment.dates.usual', message: 'Usual arrival'}),
      daysText(from, until, locale),
    ],
    [translate({id: 'payment.dates.write', message: 'Write to us from'}), dayText(write, locale)],
  ] as const;
  return (
    <div>
      <TableScroller name={translate({id: 'payment.dates', message: 'Key dates'})}>
        <table className={table.table}>
          <tbody>
            {rows.map(([name, day]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{day}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <p className={form.note}>
        <Translate id="payment.dates.note">
          Only business days count. A public holiday adds a day, and so does an order placed after
          your bank’s cut-off time.
        </Translate>
      </p>
    </div>
  );
}
