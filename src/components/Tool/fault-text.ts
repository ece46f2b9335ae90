import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/tool.json';

import {type AmountFault, MAX_AMOUNT} from '@site/src/components/Tool/amount';

export function faultText(fault: AmountFault, locale: string): string {
  return interpolate(texts.amountFaults[fault], {
    most: MAX_AMOUNT.toNumber().toLocaleString(locale),
  });
}
