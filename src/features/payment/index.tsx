import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, useRef} from 'react';

import styles from '@site/src/components/Tool/styles.module.css';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {GROUP_NAMES, groupAt, groupOf, methodsOf} from '@site/src/features/payment/model/cases';
import {EMPTY} from '@site/src/features/payment/model/question';
import {dayOf} from '@site/src/lib/days';
import Answer from './Answer';
import CaseList from './CaseList';
import Fields from './Fields';
import {useQuestion} from './use-question';

/** From a payment that is missing to what to do. Without script, the list of answers is the page. */
export default function PaymentFinder({figures}: {figures: ToolFigures}): ReactNode {
  const asked = useQuestion();
  const form = useRef<HTMLDivElement>(null);
  const {way, method, date, screen} = asked.question;
  const today = dayOf(new Date());
  const group = groupOf(way, method);
  const chosen = methodsOf(way).find((each) => each === method);
  const groups = group
    ? [group]
    : GROUP_NAMES.filter((each) => way === '' || groupAt(each).way === way);
  const again = (): void => {
    asked.change(EMPTY);
    // The button that had the focus is gone.
    form.current?.querySelector('select')?.focus();
  };
  return (
    <>
      <section className="with-script" aria-labelledby="find" data-export="off">
        <Heading as="h2" id="find">
          <Translate id="payment.find">Find your payment</Translate>
        </Heading>
        <div ref={form} className={styles.tool} data-search="off">
          <Fields asked={asked} today={today} />
          {group && chosen && screen !== '' && (
            <Answer
              group={group}
              method={chosen}
              screen={screen}
              paid={date > today ? '' : date}
              today={today}
              figures={figures}
              isChanged={asked.isChanged}
              onAgain={again}
            />
          )}
        </div>
      </section>
      <section aria-labelledby="answers">
        <Heading as="h2" id="answers">
          {group ? (
            <Translate id="payment.answers.method">All answers for this method</Translate>
          ) : (
            <Translate id="payment.answers">All answers</Translate>
          )}
        </Heading>
        {/* The articles answer in the search; this is found by its title and keywords. */}
        <div data-search="off">
          {groups.map((each) => (
            <CaseList key={each} group={each} figures={figures} />
          ))}
        </div>
      </section>
    </>
  );
}
