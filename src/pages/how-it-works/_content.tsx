import Translate, {translate} from '@docusaurus/Translate';
import {
  ArrowLeftRight,
  Coins,
  Gauge,
  Landmark,
  ListOrdered,
  LockKeyhole,
  Smartphone,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';

import type {CardItem} from '@site/src/components/CardGrid';
import Figure from '@site/src/components/Figure';
import type {Step} from '@site/src/components/Steps';

export function steps(): Step[] {
  return [
    {
      title: translate({id: 'how.steps.signUp', message: 'Create your account'}),
      text: translate({
        id: 'how.steps.signUp.text',
        message: 'Sign up with your e-mail address, choose a password, confirm the address.',
      }),
    },
    {
      title: translate({id: 'how.steps.verify', message: 'Verify and add a payment method'}),
      text: (
        <>
          {translate({
            id: 'how.steps.verify.before',
            message: 'Full verification opens every limit. The review takes ',
          })}
          <Figure id="compliance.kyc.review" />
          {translate({
            id: 'how.steps.verify.after',
            message: '; many accounts are approved at once.',
          })}
        </>
      ),
    },
    {
      title: translate({id: 'how.steps.trade', message: 'Buy your first coin'}),
      text: translate({
        id: 'how.steps.trade.text',
        message: 'Choose a coin, enter an amount in euro, check price and fee, confirm.',
      }),
    },
  ];
}

export function account(): CardItem[] {
  return [
    {
      title: translate({id: 'how.account.basic', message: 'Basic verification'}),
      icon: UserRound,
      text: translate({
        id: 'how.account.basic.text',
        message:
          'E-mail address, phone number and basic personal data: a look around, with limited features.',
      }),
    },
    {
      title: translate({id: 'how.account.full', message: 'Full verification'}),
      icon: UserRoundCheck,
      text: translate({
        id: 'how.account.full.text',
        message:
          'A government ID, a proof of address and a selfie: every feature and the higher limits.',
      }),
      to: '/knowledge-base/verification-guide',
    },
    {
      title: translate({id: 'how.account.protect', message: 'Protect it at once'}),
      icon: Smartphone,
      text: translate({
        id: 'how.account.protect.text',
        message: 'Turn on two-factor authentication before the first deposit.',
      }),
      to: '/knowledge-base/security/enable-2fa',
    },
  ];
}

export function trading(): CardItem[] {
  return [
    {
      title: translate({id: 'how.trading.buy', message: 'Buy, sell, convert, swap'}),
      icon: ArrowLeftRight,
      text: translate({
        id: 'how.trading.buy.text',
        message: 'Directly between euro and coin, or from one coin to another.',
      }),
    },
    {
      title: translate({id: 'how.trading.orders', message: 'Order types'}),
      icon: ListOrdered,
      text: translate({
        id: 'how.trading.orders.text',
        message: 'Market orders fill now; limit orders wait for your price.',
      }),
      to: '/knowledge-base/trading/order-types',
    },
    {
      title: translate({id: 'how.trading.coins', message: 'Coins'}),
      icon: Coins,
      text: (
        <Translate
          id="how.trading.coins.text"
          values={{
            listed: <Figure id="service.coins.listed" />,
            more: <Figure id="service.coins.beyond-listed" />,
          }}>
          {'{listed}, and {more} more.'}
        </Translate>
      ),
    },
  ];
}

export function safety(): CardItem[] {
  return [
    {
      title: translate({id: 'how.safety.limits', message: 'Deposit limits'}),
      icon: Gauge,
      text: (
        <Translate
          id="how.safety.limits.text"
          values={{daily: <Figure id="deposits.site.daily-maximum" />}}>
          {'Up to {daily} a day for a verified account; business and Pro accounts have more.'}
        </Translate>
      ),
      to: '/knowledge-base/payments/deposit-funds',
    },
    {
      title: translate({id: 'how.safety.2fa', message: 'A second factor'}),
      icon: LockKeyhole,
      text: translate({
        id: 'how.safety.2fa.text',
        message: 'Required for account access and for every withdrawal.',
      }),
    },
    {
      title: translate({id: 'how.safety.supervision', message: 'Supervision'}),
      icon: Landmark,
      text: translate({
        id: 'how.safety.supervision.text',
        message: 'A Polish company supervised by the KNF, the financial regulator.',
      }),
      to: '/legal',
    },
  ];
}
