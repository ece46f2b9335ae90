import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/tax.json';
import {type ReactNode, useState} from 'react';

import {parseAmount, type ParsedAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import {useTool} from '@site/src/components/Tool/use-tool';
import Case from './Case';
import {type PolishResult, polishTax} from './model';

/** The second year of the guide's worked example. */
const START = {income: '77360.00', costs: '21916.40', carried: '35637.96'};

/** One year in Poland: a single pool of costs, a single rate. */
export default function Poland(): ReactNode {
  const {figures, write} = useTool();
  const [typed, setTyped] = useState(START);
  const read = (text: string) => parseAmount(text, {decimals: 2, zero: true, currency: 'PLN'});
  const [income, costs, carried] = [read(typed.income), read(typed.costs), read(typed.carried)];
  const result =
    income.value && costs.value && carried.value
      ? polishTax({income: income.value, costs: costs.value, carried: carried.value}, figures)
      : undefined;
  const faultOf = ({fault}: ParsedAmount): string | undefined =>
    fault && faultText(fault, write.locale);
  return (
    <Case
      {...{start: START, typed, onTyped: setTyped, words: texts.poland}}
      faults={{income: faultOf(income), costs: faultOf(costs), carried: faultOf(carried)}}
      result={result ? polishText(result, write.locale) : ''}
      tone="good">
      <p className="quiet">
        <Translate id="tax.poland.rounding">
          Base and tax are rounded to whole złoty, from 50 grosz upwards. Convert each amount at the
          rate of the National Bank of Poland first, as the guide describes.
        </Translate>
      </p>
    </Case>
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
