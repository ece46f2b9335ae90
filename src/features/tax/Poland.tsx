import {type ReactNode, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import Announcement from '@site/src/components/Tool/Announcement';
import styles from '@site/src/components/Tool/styles.module.css';
import TextField from '@site/src/components/Tool/TextField';
import Verdict from '@site/src/components/Tool/Verdict';
import {useFormatLocale} from '@site/src/lib/locale';
import {parseAmount} from '@site/src/components/Tool/amount';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {polishTax} from '@site/src/features/tax/model/poland';

import {polishFault, polishText} from './polish-text';

const FIELDS = ['income', 'costs', 'carried'] as const;
type Field = (typeof FIELDS)[number];

/** The second year of the guide's worked case. */
const CASE: Record<Field, string> = {income: '77360.00', costs: '21916.40', carried: '35637.96'};

/** A year in Poland: one pool of costs, one rate. */
export default function Poland({figures}: {figures: ToolFigures}): ReactNode {
  const locale = useFormatLocale();
  const [typed, setTyped] = useState(CASE);
  const read = (field: Field) =>
    parseAmount(typed[field], {decimals: 2, zero: true, currency: 'PLN'});
  const [income, costs, carried] = [read('income'), read('costs'), read('carried')];
  const isRead = 'value' in income && 'value' in costs && 'value' in carried;
  const result = isRead
    ? polishTax({income: income.value, costs: costs.value, carried: carried.value}, figures)
    : undefined;
  const names: Record<Field, string> = {
    income: translate({id: 'tax.poland.income', message: 'Income of the year, in złoty'}),
    costs: translate({id: 'tax.poland.costs', message: 'Costs of the year, in złoty'}),
    carried: translate({id: 'tax.poland.carried', message: 'Costs carried from before, in złoty'}),
  };
  const text = result && polishText(result, locale);
  const faults = FIELDS.flatMap((field) => {
    const amount = read(field);
    return 'fault' in amount ? polishFault(amount.fault, locale) : [];
  });
  return (
    <>
      <div className={styles.fields}>
        {FIELDS.map((field) => {
          const amount = read(field);
          return (
            <TextField
              key={field}
              label={names[field]}
              value={typed[field]}
              onChange={(value) => setTyped({...typed, [field]: value})}
              decimal
              fault={'fault' in amount ? polishFault(amount.fault, locale) : undefined}
            />
          );
        })}
      </div>
      <Announcement text={typed === CASE ? '' : (text ?? faults.join(' '))} />
      {text && (
        <Verdict tone="good">
          <p>{text}</p>
          <p className={styles.note}>
            <Translate id="tax.poland.rounding">
              Base and tax are rounded to whole złoty, from 50 grosz upwards. Convert each amount at
              the rate of the National Bank of Poland first, as the guide describes.
            </Translate>
          </p>
        </Verdict>
      )}
    </>
  );
}
