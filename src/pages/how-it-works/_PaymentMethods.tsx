import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import Figure, {CurrentFigureTable, CurrentConflicts} from '@site/src/components/Figure';

/** Ways to pay in with fee and time, and the limits that hold for all of them. */
export default function PaymentMethods(): ReactNode {
  return (
    <>
      <CurrentFigureTable name="payment-methods" />
      <CurrentConflicts page="/how-it-works" table="payment-methods" />
      <p>
        <Translate id="how.payment.status" values={{status: <Figure id="deposits.card.status" />}}>
          {'Card and mobile payments are {status}. These limits hold for every method:'}
        </Translate>
      </p>
      <CurrentFigureTable name="site-deposits" />
      <CurrentConflicts page="/how-it-works" table="site-deposits" />
    </>
  );
}
