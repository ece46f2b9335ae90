import type {ReactNode} from 'react';

import {CurrentFigureTable, CurrentConflicts} from '@site/src/components/Figure';

export default function Tables(): ReactNode {
  return (
    <>
      <CurrentFigureTable name="payment-methods" />
      <CurrentConflicts page="/how-it-works" table="payment-methods" />
      <CurrentFigureTable name="trading-accounts" />
    </>
  );
}
