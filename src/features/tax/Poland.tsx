import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import Field from '@site/src/components/Field';
import {type AmountFault, parseAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import styles from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {type PolishResult, polishTax} from './model';

const FIELDS = ['income', 'costs', 'carried'] as const;
type Amount = (typeof FIELDS)[number];

/** The second year of the guide's worked example. */
const CASE: Record<Amount, string> = {income: '77360.00', costs: '21916.40', carried: '35637.96'};

/** One year in Poland: a single pool of costs, a single rate. */
export default function Poland(): ReactNode {
  const {
    figures,
    write: {locale},
  } = useTool();
  const [typed, setTyped] = useState(CASE);
  const read = (field: Amount) =>
    parseAmount(typed[field], {decimals: 2, zero: true, currency: 'PLN'});
  const [income, costs, carried] = [read('income'), read('costs'), read('carried')];
  const result =
    income.value && costs.value && carried.value
      ? polishTax({income: income.value, costs: costs.value, carried: carried.value}, figures)
      : undefined;
  const faultOf = (field: Amount): string | undefined => {
    const {fault} = read(field);
    return fault && polishFault(fault, locale);
  };
  const names: Record<Amount, string> = {
    income: translate({id: 'tax.poland.income', message: 'Income of the year, in złoty'}),
    costs: translate({id: 'tax.poland.costs', message: 'Costs of the year, in złoty'}),
    carried: translate({id: 'tax.poland.carried', message: 'Costs carried forward, in złoty'}),
  };
  const text = result && polishText(result, locale);
  const trouble = FIELDS.flatMap((field) => faultOf(field) ?? []).join(' ');
  return (
    <>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <Field
            kind="amount"
            key={field}
            label={names[field]}
            value={typed[field]}
            onValue={(value) => setTyped({...typed, [field]: value})}
            fault={faultOf(field)}
          />
        ))}
      </div>
      <Announcement text={typed === CASE ? '' : (text ?? trouble)} />
      {text && (
        <Verdict tone="good">
          <p suppressHydrationWarning>{text}</p>
          <p className="quiet">
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

/** The tax on a year, in a sentence or two. */
function polishText({base, tax, carriedOn, rate}: PolishResult, locale: string): string {
  const zloty = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PLN',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return carriedOn.gt(0)
    ? translate(
        {
          id: 'tax.poland.carry',
          message:
            'No tax for the year: costs exceed income. {rest} is carried forward to the next year, if you file.',
        },
        {rest: zloty.format(carriedOn.toNumber())},
      )
    : translate(
        {
          id: 'tax.poland.result',
          message: 'Income less all costs, in whole złoty: {base}. Tax at {rate}%: {tax}.',
        },
        {
          base: zloty.format(base.toNumber()),
          rate: rate.toString(),
          tax: zloty.format(tax.toNumber()),
        },
      );
}

/** What is wrong with an amount in złoty. */
function polishFault(fault: AmountFault, locale: string): string {
  return fault === 'other-currency'
    ? translate({
        id: 'tax.poland.otherCurrency',
        message:
          'The tax return is in złoty. Convert the amount first, and leave out the currency sign.',
      })
    : faultText(fault, locale);
}
