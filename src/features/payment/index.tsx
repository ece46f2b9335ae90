import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import styles from '@site/src/components/Tool/styles.module.css';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {type CaseGroup, groupOf, methodsOf, screenOf} from '@site/src/features/payment/model/cases';
import {EMPTY, fitting, type Question} from '@site/src/features/payment/model/question';
import {useAddress} from '@site/src/lib/use-address';
import {useToday} from '@site/src/lib/use-today';
import Answer from './Answer';
import Fields from './Fields';

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
  const chosen = methodsOf(groups, way).find((each) => each === method);
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
  return (
    <ToolContext value={data}>
      <section className="with-script" aria-labelledby="find" data-export="off">
        <Heading as="h2" id="find">
          <Translate id="payment.find">Find your payment</Translate>
        </Heading>
        <div ref={form} className={styles.tool} data-search="off">
          <Fields groups={groups} question={question} change={change} today={today} />
          {group && chosen && found && (
            <Answer
              found={found}
              way={group.way}
              method={chosen}
              paid={date > today ? '' : date}
              today={today}
              isChanged={isChanged}
              onAgain={again}
            />
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
