import {translate} from '@docusaurus/Translate';

import {type AmountFault, LARGEST} from '@site/src/components/Tool/amount';

/** What is wrong with an amount in euro, and what to write instead. */
export function faultText(fault: AmountFault, locale: string): string {
  switch (fault) {
    case 'empty':
      return translate({id: 'tool.fault.empty', message: 'Write an amount, such as 500.'});
    case 'not-a-number':
      return translate({
        id: 'tool.fault.notANumber',
        message: 'This is no amount. Write digits, such as 500 or 1250.50.',
      });
    case 'negative':
      return translate({
        id: 'tool.fault.negative',
        message: 'An amount cannot be less than nothing. Leave the minus out.',
      });
    case 'zero':
      return translate({
        id: 'tool.fault.zero',
        message: 'Nothing costs nothing. Write the amount that you have in mind.',
      });
    case 'too-small':
      return translate({
        id: 'tool.fault.tooSmall',
        message: 'This is less than the smallest unit that can be paid.',
      });
    case 'too-precise':
      return translate({
        id: 'tool.fault.tooPrecise',
        message: 'This has more decimals than can be paid. Round it.',
      });
    case 'too-large':
      return translate(
        {
          id: 'tool.fault.tooLarge',
          message: 'This is more than the tool takes: {most} at most.',
        },
        {most: LARGEST.toNumber().toLocaleString(locale)},
      );
    case 'ambiguous':
      return translate({
        id: 'tool.fault.ambiguous',
        message:
          'The mark before three digits may mean thousands or decimals. Write 1234, or 1.2340.',
      });
    case 'other-currency':
      return translate({
        id: 'tool.fault.otherCurrency',
        message:
          'The amount is counted in euro. Write what yours is worth in euro, without a sign.',
      });
  }
}
