import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@generated/texts/default/cost.json';
import {type ReactNode, type SubmitEvent, useMemo} from 'react';

import {buttonClass} from '@site/src/components/Button';
import Field, {named} from '@site/src/components/Field';
import {faultText} from '@site/src/components/Tool/fault-text';
import {useTool} from '@site/src/components/Tool/use-tool';
import {Announcement} from '@site/src/components/Tool/Verdict';
import {calculate} from '@site/src/features/cost/model/calculate';
import {addressForm, coinsWithFee, readQuestion} from '@site/src/features/cost/model/question';
import {sumOf} from '@site/src/features/cost/texts';
import {useAddress} from '@site/src/lib/use-address';
import Lines from './Lines';

import styles from './styles.module.css';

/** Where the coins may go: the calculator also sells them again. */
const WAYS_OUT = ['stay', 'wallet'] as const;

/** Amount, coin and where it goes, with what that costs. Without script, the form leads to the calculator. */
export default function Card(): ReactNode {
  const {figures, write} = useTool();
  const form = useMemo(() => addressForm(figures), [figures]);
  const {question: input, isChanged, change} = useAddress(form);
  const history = useHistory();
  const calculator = useBaseUrl('/tools/cost');
  const {question, faults} = readQuestion(input);
  const calculation = question && calculate(question, figures);
  const announced =
    calculation &&
    translate(
      {id: 'quote.announced', message: 'Costs {total}.'},
      {total: sumOf(calculation, write).join(' + ')},
    );
  const fault = faults.amount && faultText(faults.amount, write.locale);
  const open = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const {amount, coin, out} = input;
    history.push(`${calculator}?${new URLSearchParams({amount, coin, out}).toString()}`);
  };
  return (
    <form
      className={styles.card}
      action={calculator}
      method="get"
      onSubmit={open}
      aria-label={translate({id: 'quote.label', message: 'What it costs'})}>
      <div className={styles.fields}>
        <Field
          name="amount"
          kind="amount"
          label={<Translate id="cost.amount">Amount in euros</Translate>}
          value={input.amount}
          onValue={(amount) => change({amount})}
          fault={fault}
        />
        <Field
          name="coin"
          label={<Translate id="cost.coin">Coin</Translate>}
          value={input.coin}
          onValue={(coin) => change({coin})}
          options={named(coinsWithFee(figures), (coin) => coin)}
        />
        <Field
          name="out"
          label={<Translate id="cost.out">Where it goes</Translate>}
          value={input.out === 'wallet' ? 'wallet' : 'stay'}
          onValue={(out) => change({out})}
          options={named(WAYS_OUT, (out) => texts.out[out])}
        />
      </div>
      {calculation && <Lines calculation={calculation} />}
      <Announcement text={isChanged ? (fault ?? announced ?? '') : ''} />
      <button type="submit" className={buttonClass('secondary')}>
        <Translate id="quote.calculate">See every step</Translate>
      </button>
    </form>
  );
}
