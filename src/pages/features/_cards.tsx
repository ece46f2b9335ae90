import Translate, {translate} from '@docusaurus/Translate';
import {
  ArrowLeftRight,
  CodeXml,
  Coins,
  CreditCard,
  Fuel,
  Headset,
  KeyRound,
  LifeBuoy,
  ListChecks,
  ListOrdered,
  Network,
  Smartphone,
  Sprout,
  Timer,
  TrendingDown,
  UserRoundCheck,
} from 'lucide-react';

import type {CardItem} from '@site/src/components/CardGrid';
import Figure from '@site/src/components/Figure';

export function core(): CardItem[] {
  return [
    {
      title: translate({id: 'features.core.fiat', message: 'Fiat to crypto, directly'}),
      icon: ArrowLeftRight,
      text: translate({
        id: 'features.core.fiat.text',
        message: 'Pay in euro and receive the coin: no intermediate purchase, one confirmation.',
      }),
    },
    {
      title: translate({id: 'features.core.coins', message: 'A wide choice of coins'}),
      icon: Coins,
      text: (
        <>
          {translate({id: 'features.core.coins.before', message: 'Supported: '})}
          <Figure id="service.coins.count" />
          {translate({id: 'features.core.coins.after', message: '.'})}
        </>
      ),
    },
    {
      title: translate({id: 'features.core.payment', message: 'Five ways to pay in'}),
      icon: CreditCard,
      text: translate({
        id: 'features.core.payment.text',
        message: 'Bank transfer, SEPA, SWIFT, card and Apple Pay.',
      }),
      to: '/knowledge-base/payments/payment-methods',
    },
    {
      title: translate({id: 'features.core.multichain', message: 'Several networks'}),
      icon: Network,
      text: translate({
        id: 'features.core.multichain.text',
        message: 'Send and receive on the network that suits you, Layer 2 included.',
      }),
      to: '/knowledge-base/network-types',
    },
    {
      title: translate({id: 'features.core.network', message: 'Network fees covered'}),
      icon: Fuel,
      text: translate({
        id: 'features.core.network.text',
        message:
          'For many transactions we pay the network; where we do not, you see the fee first.',
      }),
      to: '/resources/fee-schedule',
    },
    {
      title: translate({id: 'features.core.staking', message: 'Staking'}),
      icon: Sprout,
      text: translate({
        id: 'features.core.staking.text',
        message: 'Hold proof-of-stake coins and take part in securing their networks.',
      }),
    },
    {
      title: translate({id: 'features.core.support', message: 'People who answer'}),
      icon: Headset,
      text: (
        <Translate
          id="features.core.support.text"
          values={{
            agents: <Figure id="service.support.agents" />,
            languages: <Figure id="service.support.languages" />,
            satisfaction: <Figure id="service.support.satisfaction" />,
          }}>
          {'{agents} in {languages}. By our own count, {satisfaction} of customers are satisfied.'}
        </Translate>
      ),
      to: '/contact',
    },
    {
      title: translate({id: 'features.core.fast', message: 'Set up in minutes'}),
      icon: Timer,
      text: (
        <>
          {translate({
            id: 'features.core.fast.before',
            message: 'Typical time to open an account: ',
          })}
          <Figure id="service.onboarding.time" />
          {translate({id: 'features.core.fast.after', message: '.'})}
        </>
      ),
      to: '/knowledge-base/account-setup',
    },
  ];
}

export function trading(): CardItem[] {
  return [
    {
      title: translate({id: 'features.trading.orders', message: 'Market and limit orders'}),
      icon: ListOrdered,
      text: translate({
        id: 'features.trading.orders.text',
        message: 'Buy at once, or name your price and wait.',
      }),
      to: '/knowledge-base/trading/order-types',
    },
    {
      title: translate({id: 'features.trading.protection', message: 'Stop-loss and take-profit'}),
      icon: LifeBuoy,
      text: translate({
        id: 'features.trading.protection.text',
        message: 'Decide in calm where a trade ends, on either side.',
      }),
      to: '/knowledge-base/trading/stop-loss-take-profit',
    },
    {
      title: translate({id: 'features.trading.tiers', message: 'Fees that fall with volume'}),
      icon: TrendingDown,
      text: translate({
        id: 'features.trading.tiers.text',
        message: 'Five tiers, counted over the last thirty days.',
      }),
      to: '/resources/fee-schedule',
    },
    {
      title: translate({id: 'features.trading.api', message: 'An API with every operation'}),
      icon: CodeXml,
      text: translate({
        id: 'features.trading.api.text',
        message: 'Market data, orders and balances, with signed requests and webhooks.',
      }),
      to: '/api',
    },
  ];
}

export function security(): CardItem[] {
  return [
    {
      title: translate({id: 'features.security.2fa', message: 'Two-factor authentication'}),
      icon: Smartphone,
      text: translate({
        id: 'features.security.2fa.text',
        message: 'Asked for at sign-in and before every withdrawal.',
      }),
      to: '/knowledge-base/security/enable-2fa',
    },
    {
      title: translate({id: 'features.security.wallets', message: 'Multi-signature wallets'}),
      icon: KeyRound,
      text: translate({
        id: 'features.security.wallets.text',
        message: 'Moving customer assets takes several independent approvals.',
      }),
    },
    {
      title: translate({id: 'features.security.whitelist', message: 'Withdrawal whitelisting'}),
      icon: ListChecks,
      text: translate({
        id: 'features.security.whitelist.text',
        message: 'Allow withdrawals only to addresses that you listed before.',
      }),
      to: '/knowledge-base/security/wallet-protection',
    },
    {
      title: translate({id: 'features.security.gdpr', message: 'GDPR throughout'}),
      icon: UserRoundCheck,
      text: translate({
        id: 'features.security.gdpr.text',
        message: 'Your data is used for what the law and the service require.',
      }),
      to: '/privacy',
    },
  ];
}
