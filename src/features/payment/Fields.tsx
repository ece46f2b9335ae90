import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import type {ReactNode} from 'react';

import {DayField, named, SelectField} from '@site/src/components/Tool/fields';
import form from '@site/src/components/Tool/styles.module.css';
import {groupOf, methodsOf} from '@site/src/features/payment/model/cases';
import type {Field} from '@site/src/features/payment/model/question';
import {sayingsOf} from './texts';
import type {Asked} from './use-question';

/** The questions, each shown once the previous ones are answered. */
export default function Fields({
  asked: {question, ignored, change},
  today,
}: {
  asked: Asked;
  today: string;
}): ReactNode {
  const {way, method, date, screen} = question;
  const group = groupOf(way, method);
  const choose: Record<string, string> = {
    '': translate({id: 'payment.choose', message: 'Choose…'}),
  };
  const lost = (field: Field): string | undefined =>
    ignored.includes(field)
      ? translate({
          id: 'payment.lost',
          message: 'The address of this page has an unknown value here. Choose again.',
        })
      : undefined;
  return (
    <div className={form.pairs}>
      <SelectField
        label={<Translate id="payment.way">What is missing?</Translate>}
        value={way}
        onChange={(value) => change({way: value})}
        options={{...choose, ...texts.way}}
        fault={lost('way')}
      />
      {way !== '' && (
        <SelectField
          label={<Translate id="payment.method">Method</Translate>}
          value={method}
          onChange={(value) => change({method: value})}
          options={{
            ...choose,
            ...named(methodsOf(way), (each) => texts.method[each]),
          }}
          fault={lost('method')}
        />
      )}
      {group && (
        <>
          <DayField
            label={
              way === 'in' ? (
                <Translate id="payment.paid">Day on which you paid</Translate>
              ) : (
                <Translate id="payment.requested">Day on which you requested it</Translate>
              )
            }
            value={date}
            onChange={(value) => change({date: value})}
            max={today}
            fault={date > today ? futureText() : lost('date')}
          />
          <SelectField
            label={<Translate id="payment.screen">What does the screen say?</Translate>}
            value={screen}
            onChange={(value) => change({screen: value})}
            options={{
              ...choose,
              ...sayingsOf(group),
            }}
            fault={lost('screen')}
          />
        </>
      )}
    </div>
  );
}

function futureText(): string {
  return translate({id: 'payment.future', message: 'This day is in the future. Check the date.'});
}
