import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import table from '@site/src/components/FigureTable/styles.module.css';
import TableScroller from '@site/src/components/TableScroller';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import Unbroken from '@site/src/components/Unbroken';
import type {Case, Way} from '@site/src/features/payment/model/cases';
import {deadlineOf, USUAL} from '@site/src/features/payment/model/deadline';
import {closingDaysBetween} from '@site/src/lib/business-days';
import {addDays, dateOf} from '@site/src/lib/days';

interface Props {
  found: Case;
  way: Way;
  method: string;
  /** ISO date; empty if unknown. */
  paid: string;
  today: string;
  /** Whether the visitor has changed something: an answer that came with the URL is not announced. */
  isChanged: boolean;
  /** Below the answer, and above the dates: what they depend on. */
  children: ReactNode;
}

const TONES = {usual: 'good', late: 'warning', over: 'bad'} as const;

/** How long to wait, with dates if the day of the payment is known. The page says what to do. */
export default function Answer(props: Props): ReactNode {
  const {found, way, method, paid, today, isChanged, children} = props;
  const {figures, write} = useTool();
  const {wait} = found;
  const {state = wait ? 'usual' : 'late', days} =
    (wait && paid !== '' && deadlineOf({way, method, wait, paid}, today, figures)) || {};
  const long = new Intl.DateTimeFormat(write.locale, {dateStyle: 'full', timeZone: 'UTC'});
  const dayText = (day: string): string => long.format(dateOf(day));
  const usual = wait === 'usual' && paid === '' && USUAL[way][method];
  const unknown = usual ? interpolate(texts.usual, {time: write.figure(usual)}) : found.answer;
  const inMinutes = state === 'over' ? texts.minutes : unknown;
  const answer = days
    ? interpolate(texts.wait[state], {
        until: dayText(days.until),
        last: dayText(addDays(days.write, -1)),
      })
    : inMinutes;
  const closed = days ? closingDaysBetween(paid, days.write) : [];
  return (
    <>
      <Announcement text={isChanged ? answer : ''} />
      <Verdict tone={TONES[state]}>
        <Heading key={answer} as="h3">
          <Unbroken text={answer} />
        </Heading>
      </Verdict>
      {children}
      {days && (
        <div>
          <TableScroller name={translate({id: 'payment.dates', message: 'Key dates'})}>
            <table className={table.table}>
              <tbody>
                <tr>
                  <th scope="row">
                    {way === 'in' ? (
                      <Translate id="payment.dates.paid">You paid</Translate>
                    ) : (
                      <Translate id="payment.dates.requested">You requested it</Translate>
                    )}
                  </th>
                  <td>{dayText(paid)}</td>
                </tr>
                <tr>
                  <th scope="row">
                    <Translate id="payment.dates.usual">Usual arrival</Translate>
                  </th>
                  <td>{long.formatRange(dateOf(days.from), dateOf(days.until))}</td>
                </tr>
                <tr>
                  <th scope="row">
                    <Translate id="payment.dates.write">Write to us from</Translate>
                  </th>
                  <td>{dayText(days.write)}</td>
                </tr>
              </tbody>
            </table>
          </TableScroller>
          <p className="quiet">
            <Translate id="payment.dates.note">
              Only business days count. An order placed after your bank’s cut-off time counts from
              the next day.
            </Translate>
            {closed.length > 0 && (
              <Translate
                id="payment.dates.closed"
                values={{days: new Intl.ListFormat(write.locale).format(closed.map(dayText))}}>
                {' Not counted, because no euro transfers are settled then: {days}.'}
              </Translate>
            )}
            {method === 'swift' && (
              <Translate id="payment.dates.abroad">
                {
                  ' A bank holiday in another country that the payment passes through can add a day.'
                }
              </Translate>
            )}
          </p>
        </div>
      )}
    </>
  );
}
