import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, useRef} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import styles from '@site/src/components/Tool/styles.module.css';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {
  casesOf,
  GROUP_NAMES,
  groupOf,
  methodsOf,
  wayOf,
} from '@site/src/features/payment/model/cases';
import {EMPTY} from '@site/src/features/payment/model/question';
import {dayOf} from '@site/src/lib/days';
import Answer from './Answer';
import CaseList from './CaseList';
import Fields from './Fields';
import {useQuestion} from './use-question';

/**
 * `::payment-finder`: what to do about a missing payment. Without JavaScript, it is the list of answers.
 */
export default function PaymentFinder(data: ToolData): ReactNode {
  return (
    <ToolContext value={data}>
      <Finder />
    </ToolContext>
  );
}

function Finder(): ReactNode {
  const asked = useQuestion();
  const form = useRef<HTMLDivElement>(null);
  const {way, method, date, screen} = asked.question;
  const today = dayOf(new Date());
  const group = groupOf(way, method);
  const chosen = methodsOf(way).find((each) => each === method);
  const found = group && casesOf(group, chosen).find((each) => each.screen === screen);
  const groups = group ? [group] : GROUP_NAMES.filter((each) => way === '' || wayOf(each) === way);
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
          {found && (
            <Answer
              found={found}
              paid={date > today ? '' : date}
              today={today}
              isChanged={asked.isChanged}
              onAgain={again}
            />
          )}
        </div>
      </section>
      <section className={group ? undefined : styles.whole} aria-labelledby="answers">
        <Heading as="h2" id="answers">
          {group ? (
            <Translate id="payment.answers.method">All answers for this method</Translate>
          ) : (
            <Translate id="payment.answers">All answers</Translate>
          )}
        </Heading>
        {/* Not indexed: the search finds the articles themselves, and this page by its title and keywords. */}
        <div className={styles.columns} data-search="off">
          {groups.map((each) => (
            <CaseList key={each} group={each} />
          ))}
        </div>
      </section>
    </>
  );
}
