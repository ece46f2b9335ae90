import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import type {ReactNode} from 'react';

import Field, {named} from '@site/src/components/Field';
import form from '@site/src/components/Tool/styles.module.css';
import {useTool, type Writer} from '@site/src/components/Tool/use-tool';
import {
  type AmountField,
  coinsOf,
  type CostInput,
  type CostQuestion,
} from '@site/src/features/cost/model/question';
import {nameOfCoin} from './texts';

interface FieldsProps {
  input: CostInput;
  onInput: (change: Partial<CostInput>) => void;
  /** Undefined while a field is invalid. */
  question: CostQuestion | undefined;
  fault: (field: AmountField) => string | undefined;
}

/** The four main questions: how much, which coin, paid how, and sent where. */
export default function Fields({input, onInput, question, fault}: FieldsProps): ReactNode {
  const {figures, write} = useTool();
  return (
    <div className={form.pairs}>
      <Field
        kind="amount"
        label={<Translate id="cost.amount">Amount in euros</Translate>}
        value={input.amount}
        onValue={(amount) => onInput({amount})}
        fault={fault('amount')}
        hint={amountHint(input, question, write)}
      />
      <Field
        label={<Translate id="cost.coin">Coin</Translate>}
        value={input.coin}
        onValue={(coin) => onInput({coin, price: ''})}
        options={named(coinsOf(figures), nameOfCoin)}
      />
      <Field
        label={<Translate id="cost.in">You pay by</Translate>}
        value={input.in}
        onValue={(way) => onInput({in: way})}
        options={texts.in}
      />
      <Field
        label={<Translate id="cost.out">Where it goes</Translate>}
        value={input.out}
        onValue={(out) => onInput({out})}
        options={texts.out}
      />
    </div>
  );
}

/** How the amount was parsed, shown wherever a misplaced decimal point would change it. */
function amountHint(
  input: CostInput,
  question: CostQuestion | undefined,
  write: Writer,
): ReactNode {
  if (question && !/^\d+$/.test(input.amount.trim())) {
    return (
      <Translate id="cost.amount.read" values={{amount: write.euro(question.amount)}}>
        {'Read as {amount}.'}
      </Translate>
    );
  }
  if (input.currency === 'EUR') return undefined;
  return <Translate id="cost.amount.worth">What it is worth in euros.</Translate>;
}
