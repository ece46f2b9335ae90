import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import table from '@site/src/components/FigureTable/styles.module.css';
import TableScroller from '@site/src/components/TableScroller';
import form from '@site/src/components/Tool/styles.module.css';
import type {Method, Way} from '@site/src/features/payment/model/cases';
import type {Deadline} from '@site/src/features/payment/model/deadline';
import {closingDaysBetween} from '@site/src/lib/business-days';
import {useFormatLocale} from '@site/src/lib/locale';
import {daysText, dayText, listText} from './texts';

/** The expected dates of arrival, and the date from which to contact support. */
export default function Dates({
  deadline: {from, until, write},
  way,
  method,
  paid,
}: {
  deadline: Extract<Deadline, {kind: 'days'}>;
  way: Way;
  method: Method;
  /** ISO date. */
  paid: string;
}): ReactNode {
  const locale = useFormatLocale();
  const closed = closingDaysBetween(paid, write);
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
          Only business days count. An order placed after your bank’s cut-off time counts from the
          next day.
        </Translate>
        {closed.length > 0 && (
          <Translate id="payment.dates.closed" values={{days: listText(closed, locale)}}>
            {' Not counted, because no euro transfers are settled then: {days}.'}
          </Translate>
        )}
        {method === 'swift' && (
          <Translate id="payment.dates.abroad">
            {' A bank holiday in another country that the payment passes through can add a day.'}
          </Translate>
        )}
      </p>
    </div>
  );
}
