import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';

import {faultText} from '@site/src/components/Tool/fault-text';
import tool from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import {Announcement} from '@site/src/components/Tool/Verdict';
import {addressForm} from '@site/src/features/cost/model/address';
import {calculate} from '@site/src/features/cost/model/calculate';
import {
  AMOUNT_FIELDS,
  type AmountField,
  isExamplePrice,
  readQuestion,
} from '@site/src/features/cost/model/question';
import {useAddress} from '@site/src/lib/use-address';
import Answer from './Answer';
import Fields from './Fields';
import MoreFields from './MoreFields';
import Price from './Price';
import Result from './Result';
import Ways from './Ways';

import styles from './styles.module.css';

export default function Calculator(): ReactNode {
  const {figures, write} = useTool();
  const form = useMemo(() => addressForm(figures), [figures]);
  const {question: input, isChanged, change} = useAddress(form);
  const {question, faults} = useMemo(() => readQuestion(input), [input]);
  const fault = (field: AmountField): string | undefined =>
    faults[field] && faultText(faults[field], write.locale);
  const trouble = AMOUNT_FIELDS.flatMap((field) => fault(field) ?? []).join(' ');
  const isInCoins = input.out === 'wallet' || input.out === 'stay';
  const calculation = question && calculate(question, figures);

  return (
    <div className={clsx(tool.tool, styles.calculator)}>
      <div className={styles.column}>
        <Fields input={input} onInput={change} question={question} fault={fault} />
        <Announcement text={isChanged ? trouble : ''} />
        {calculation && (
          <Answer calculation={calculation} isExample={isExamplePrice(input)} isAsked={isChanged} />
        )}
        {(isInCoins || input.price !== '') && (
          <Price input={input} onInput={change} fault={fault('price')} />
        )}
        <MoreFields input={input} onInput={change} fault={fault} />
      </div>
      {calculation && (
        <Ways question={calculation.question} onChoose={(way) => change({in: way})} />
      )}
      {calculation && <Result calculation={calculation} />}
    </div>
  );
}
