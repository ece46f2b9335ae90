import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {parseAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import {SelectField, TextField} from '@site/src/components/Tool/fields';
import styles from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {leastTier, limitsFor, type Period} from '@site/src/features/limits/limits';
import {advice} from './advice';
import Tiers from './Tiers';

/** Asks for an amount and a period, and shows what each account allows. */
export default function Finder(): ReactNode {
  const {figures, write} = useTool();
  const [typed, setTyped] = useState('20000');
  const [period, setPeriod] = useState<Period>('month');
  const [isAsked, setAsked] = useState(false);
  const amount = parseAmount(typed, {decimals: 2});
  const answers = amount.value && limitsFor(amount.value, period, figures);
  const least = answers && leastTier(answers);
  const fault = amount.fault && faultText(amount.fault, write.locale);
  const text = amount.value ? advice(amount.value, least, write) : '';
  const names: Record<Period, string> = {
    day: translate({id: 'limits.day', message: 'In a day'}),
    month: translate({id: 'limits.month', message: 'In a month'}),
  };
  return (
    <div className={styles.tool} data-search="off">
      <div className={styles.fields}>
        <TextField
          label={<Translate id="limits.amount">Deposit in euro</Translate>}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setAsked(true);
          }}
          decimal
          fault={fault}
        />
        <SelectField
          label={<Translate id="limits.period">Over what period</Translate>}
          value={period}
          onChange={(value) => {
            setPeriod(value);
            setAsked(true);
          }}
          options={names}
        />
      </div>
      <Announcement text={isAsked ? (fault ?? text) : ''} />
      {answers && (
        <>
          <Verdict tone={least === undefined ? 'bad' : least.tier === 'pro' ? 'warning' : 'good'}>
            <p>{text}</p>
          </Verdict>
          <Tiers answers={answers} />
        </>
      )}
    </div>
  );
}
