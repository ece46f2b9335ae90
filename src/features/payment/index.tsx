import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef} from 'react';

import {buttonClass} from '@site/src/components/Button';
import Field, {named} from '@site/src/components/Field';
import styles from '@site/src/components/Tool/styles.module.css';
import {ToolContext} from '@site/src/components/Tool/use-tool';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {
  type CaseGroup,
  EMPTY,
  fitting,
  groupOf,
  methodsOf,
  type Question,
  screenOf,
} from '@site/src/features/payment/model/cases';
import {useAddress} from '@site/src/lib/use-address';
import {useToday} from '@site/src/lib/use-today';
import Answer from './Answer';

interface Props extends ToolData {
  /** The cases on the page. */
  groups: readonly CaseGroup[];
}

/** `::payment-finder`: leaves only the matching cases on the page, and says until when to wait. */
export default function PaymentFinder({groups, ...data}: Props): ReactNode {
  const address = useMemo(
    () => ({start: EMPTY, accept: (given: Question) => fitting(given, groups)}),
    [groups],
  );
  const {question, change, isChanged} = useAddress(address);
  const form = useRef<HTMLDivElement>(null);
  const {way, method, date, screen} = question;
  const today = useToday() ?? '';
  const group = groupOf(groups, way, method);
  const found = group?.cases.find((each) => screenOf(group, each) === screen);
  useLayoutEffect(() => {
    for (const each of groups) {
      show(each.id, way === '' || (group ? each === group : each.way === way));
      for (const one of each.cases) show(one.id, !found || one === found);
    }
    if (found) unfold(document.getElementById(found.id));
  }, [groups, way, group, found]);
  const {hash} = useLocation();
  // A link to a case, which opens by itself. If the answers hide it, all cases are shown again.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target?.closest('section[hidden]')) return;
    change(EMPTY);
    requestAnimationFrame(() => target.scrollIntoView());
    // Only when the address changes: the answers may hide it later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  const again = (): void => {
    change(EMPTY);
    // The button that had the focus is gone.
    form.current?.querySelector('select')?.focus();
  };
  const choose = {'': translate({id: 'payment.choose', message: 'Choose…'})};
  const day = (
    <Field
      kind="day"
      label={
        way === 'in' ? (
          <Translate id="payment.paid">Day on which you paid</Translate>
        ) : (
          <Translate id="payment.requested">Day on which you requested it</Translate>
        )
      }
      value={date}
      onValue={(value) => change({date: value})}
      max={today}
      fault={
        date > today && (
          <Translate id="payment.future">This day is in the future. Check the date.</Translate>
        )
      }
    />
  );
  return (
    <ToolContext value={data}>
      <section className="with-script" aria-labelledby="find" data-export="off">
        <Heading as="h2" id="find">
          <Translate id="payment.find">Find your payment</Translate>
        </Heading>
        <div ref={form} className={styles.tool} data-search="off">
          {/* Each question is shown once the previous ones are answered. */}
          <div className={styles.pairs}>
            <Field
              label={<Translate id="payment.way">What is missing?</Translate>}
              value={way}
              onValue={(value) => change({way: value})}
              options={{...choose, ...texts.way}}
            />
            {way !== '' && (
              <Field
                label={<Translate id="payment.method">Method</Translate>}
                value={method}
                onValue={(value) => change({method: value})}
                options={{
                  ...choose,
                  ...named(methodsOf(groups, way), (each) => texts.method[each]),
                }}
              />
            )}
            {group && (
              <Field
                label={<Translate id="payment.screen">What do you see?</Translate>}
                value={screen}
                onValue={(value) => change({screen: value})}
                options={{
                  ...choose,
                  ...Object.fromEntries(
                    group.cases.map((each) => [screenOf(group, each), each.title]),
                  ),
                }}
              />
            )}
          </div>
          {group && !found && day}
          {group && found && (
            <>
              <Answer
                {...{found, method, today, isChanged}}
                way={group.way}
                paid={date > today ? '' : date}>
                {day}
              </Answer>
              <div>
                <button type="button" className={buttonClass('secondary')} onClick={again}>
                  <Translate id="payment.again">Start again</Translate>
                </button>
              </div>
            </>
          )}
        </div>
      </section>
    </ToolContext>
  );
}

/** Shows or hides the section of a heading. The sections are text of the page, which React does not render again. */
function show(id: string, isShown: boolean): void {
  const section = document.getElementById(id)?.closest('section');
  if (section) section.hidden = !isShown;
}

/** Opens the case of a heading. */
function unfold(heading: HTMLElement | null): void {
  const details = heading?.closest('details');
  if (details) details.open = true;
}
