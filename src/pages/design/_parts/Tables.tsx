import type {ReactNode} from 'react';

import {CurrentFigureTable, CurrentReadings} from '@site/src/components/Figure';

export default function Tables(): ReactNode {
  return (
    <>
      <CurrentFigureTable name="payment-methods" />
      <CurrentReadings page="/how-it-works" table="payment-methods" />
      <CurrentFigureTable name="trading-accounts" />
    </>
  );
}
