import {translate} from '@docusaurus/Translate';

import {faultText} from '@site/src/components/Tool/faults';
import type {AmountFault} from '@site/src/components/Tool/amount';
import type {PolishResult} from '@site/src/features/tax/model/poland';

/** What becomes of a year, in a sentence or two. */
export function polishText({base, tax, carriedOn, rate}: PolishResult, locale: string): string {
  const zloty = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PLN',
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions);
  return carriedOn.gt(0)
    ? translate(
        {
          id: 'tax.poland.carry',
          message:
            'No tax for the year: costs exceed income. {rest} is carried into the next year, if you file.',
        },
        {rest: zloty.format(carriedOn.toNumber())},
      )
    : translate(
        {
          id: 'tax.poland.result',
          message: 'Income less all costs, in whole złoty: {base}. Of that {rate}%: {tax} of tax.',
        },
        {
          base: zloty.format(base.toNumber()),
          rate: rate.toString(),
          tax: zloty.format(tax.toNumber()),
        },
      );
}

/** What is wrong with an amount in złoty. */
export function polishFault(fault: AmountFault, locale: string): string {
  return fault === 'other-currency'
    ? translate({
        id: 'tax.poland.otherCurrency',
        message: 'The return counts in złoty. Convert the amount first, and leave the sign out.',
      })
    : faultText(fault, locale);
}
