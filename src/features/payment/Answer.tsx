import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import table from '@site/src/components/FigureTable/styles.module.css';
import TableScroller from '@site/src/components/TableScroller';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import Unbroken from '@site/src/components/Unbroken';
import type {Case, Method, Way} from '@site/src/features/payment/model/cases';
import {type Deadline, deadlineOf} from '@site/src/features/payment/model/deadline';
import {closingDaysBetween} from '@site/src/lib/business-days';
import {useFormatLocale} from '@site/src/lib/locale';
import {daysText, dayText, deadlineText, listText} from './texts';

interface Props {
  found: Case;
  way: Way;
  method: Method;
  /** ISO date; empty if unknown. */
  paid: string;
  today: string;
  /** Whether the visitor has changed something: an answer that came with the URL is not announced. */
  isChanged: boolean;
  onAgain: () => void;
}

const TONES = {usual: 'good', late: 'warning', over: 'bad'} as const;

/** How long to wait, with dates if the day of the payment is known. The page says what to do. */
export default function Answer({found, way, method, paid, today, ...props}: Props): ReactNode {
  const {isChanged, onAgain} = props;
  const {figures, write} = useTool();
  const {wait} = found;
  const deadline =
    wait && paid !== '' ? deadlineOf({way, method, wait, paid}, today, figures) : undefined;
  const answer = (deadline && deadlineText(deadline, write.locale)) ?? found.answer;
  const withoutDate = wait ? 'usual' : 'late';
  return (
    <>
      <Announcement text={isChanged ? answer : ''} />
      <Verdict tone={TONES[deadline?.state ?? withoutDate]}>
        <Heading key={answer} as="h3">
          <Unbroken text={answer} />
        </Heading>
      </Verdict>
      {deadline?.kind === 'days' && <Dates deadline={deadline} {...{way, method, paid}} />}
      <div>
        <button type="button" className={buttonClass('secondary')} onClick={onAgain}>
          <Translate id="payment.again">Start again</Translate>
        </button>
      </div>
    </>
  );
}

/** The expected dates of arrival, and the date from which to contact support. */
function Dates({
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
      <p className="quiet">
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
