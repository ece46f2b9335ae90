import {translate} from '@docusaurus/Translate';
import {
  ArrowLeftRight,
  BookOpenText,
  Coins,
  CreditCard,
  Headset,
  KeyRound,
  Landmark,
  LockKeyhole,
  ShieldCheck,
  UserRoundCheck,
} from 'lucide-react';

import type {CardItem} from '@site/src/components/CardGrid';
import Figure from '@site/src/components/Figure';
import type {Step} from '@site/src/components/Steps';

/** Three reasons to trust the service, each leading to its proof. */
export function trustMarks(): CardItem[] {
  return [
    {
      title: translate({id: 'home.trust.knf', message: 'KNF Authorized'}),
      icon: Landmark,
      text: translate({
        id: 'home.trust.knf.text',
        message: 'An authorised provider of crypto-asset services under Polish supervision.',
      }),
      to: '/legal',
    },
    {
      title: translate({id: 'home.trust.security', message: 'Bank-Grade Security'}),
      icon: ShieldCheck,
      text: translate({
        id: 'home.trust.security.text',
        message: 'Encryption, multi-signature wallets and a second factor on every account.',
      }),
      to: '/security',
    },
    {
      title: translate({id: 'home.trust.support', message: '24/7 Support'}),
      icon: Headset,
      text: translate({
        id: 'home.trust.support.text',
        message: 'People answer by phone, e-mail and chat, day and night.',
      }),
      to: '/contact',
    },
  ];
}

export function features(): CardItem[] {
  return [
    {
      title: translate({id: 'home.features.direct', message: 'Euro to crypto in one step'}),
      icon: ArrowLeftRight,
      text: translate({
        id: 'home.features.direct.text',
        message: 'Convert directly, without first buying a stablecoin.',
      }),
    },
    {
      title: translate({id: 'home.features.payment', message: 'Pay the way you bank'}),
      icon: CreditCard,
      text: translate({
        id: 'home.features.payment.text',
        message: 'SEPA, SWIFT, card and Apple Pay, each with its fee shown first.',
      }),
      to: '/knowledge-base/payments/payment-methods',
    },
    {
      title: translate({id: 'home.features.coins', message: 'The coins people ask for'}),
      icon: Coins,
      text: (
        <>
          <Figure id="service.coins.listed" />
          {translate({
            id: 'home.features.coins.text',
            message: ', and more on several networks, Layer 2 included.',
          })}
        </>
      ),
    },
    {
      title: translate({id: 'home.features.help', message: 'Answers before questions'}),
      icon: BookOpenText,
      text: translate({
        id: 'home.features.help.text',
        message: 'A help centre in which every figure is dated and every rule is explained.',
      }),
      to: '/knowledge-base',
    },
  ];
}

export function steps(): Step[] {
  return [
    {
      title: translate({id: 'home.steps.signUp', message: 'Sign up'}),
      text: (
        <>
          {translate({
            id: 'home.steps.signUp.text',
            message: 'An e-mail address and a password are enough to begin. Time needed: ',
          })}
          <Figure id="service.onboarding.time" />.
        </>
      ),
    },
    {
      title: translate({id: 'home.steps.payment', message: 'Add a payment method'}),
      text: translate({
        id: 'home.steps.payment.text',
        message: 'Verify who you are, then connect the bank account or card in your own name.',
      }),
    },
    {
      title: translate({id: 'home.steps.trade', message: 'Start trading'}),
      text: translate({
        id: 'home.steps.trade.text',
        message: 'Enter an amount in euro, check price and fee, confirm.',
      }),
    },
  ];
}

export function safety(): CardItem[] {
  return [
    {
      title: translate({id: 'home.safety.encryption', message: 'Encrypted throughout'}),
      icon: LockKeyhole,
      text: translate({
        id: 'home.safety.encryption.text',
        message: 'Your data is protected on its way and at rest.',
      }),
    },
    {
      title: translate({id: 'home.safety.wallets', message: 'Multi-signature wallets'}),
      icon: KeyRound,
      text: translate({
        id: 'home.safety.wallets.text',
        message: 'No single key, and no single person, can move customer assets.',
      }),
    },
    {
      title: translate({id: 'home.safety.supervision', message: 'Supervised in Poland'}),
      icon: Landmark,
      text: translate({
        id: 'home.safety.supervision.text',
        message: 'Regulated under Polish and European rules against money laundering.',
      }),
      to: '/knowledge-base/compliance/aml-compliance',
    },
    {
      title: translate({id: 'home.safety.privacy', message: 'Your data, your rights'}),
      icon: UserRoundCheck,
      text: translate({
        id: 'home.safety.privacy.text',
        message: 'GDPR applies to everything we hold about you, and we tell you how to use it.',
      }),
      to: '/knowledge-base/compliance/privacy-rights',
    },
  ];
}
