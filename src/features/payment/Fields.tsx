import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import type {ReactNode} from 'react';

import Field, {named} from '@site/src/components/Field';
import form from '@site/src/components/Tool/styles.module.css';
import {type CaseGroup, groupOf, methodsOf, screenOf} from '@site/src/features/payment/model/cases';
import type {Question} from '@site/src/features/payment/model/question';

/** The questions, each shown once the previous ones are answered. */
export default function Fields({
  groups,
  question: {way, method, date, screen},
  change,
  today,
}: {
  groups: readonly CaseGroup[];
  question: Question;
  change: (answers: Partial<Question>) => void;
  today: string;
}): ReactNode {
  const group = groupOf(groups, way, method);
  const choose: Record<string, string> = {
    '': translate({id: 'payment.choose', message: 'Choose…'}),
  };
  return (
    <div className={form.pairs}>
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
        <>
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
                <Translate id="payment.future">
                  This day is in the future. Check the date.
                </Translate>
              )
            }
          />
          <Field
            label={<Translate id="payment.screen">What do you see?</Translate>}
            value={screen}
            onValue={(value) => change({screen: value})}
            options={{
              ...choose,
              ...Object.fromEntries(group.cases.map((each) => [screenOf(group, each), each.title])),
            }}
          />
        </>
      )}
    </div>
  );
}
