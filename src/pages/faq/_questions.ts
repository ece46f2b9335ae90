import {translate} from '@docusaurus/Translate';

import type {FigureId} from '@site/src/figures';
import type {FigureForm} from '@site/src/figures/format';

export interface Question {
  /** Anchor. */
  id: string;
  question: string;
  /** Plain text: search engines are given it as well. */
  answer: string;
  /** Route of the page that answers in full. */
  to: string;
  link: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** Writes today's figure as text. */
export type FigureText = (id: FigureId, form?: FigureForm) => string;

export function questionGroups(figure: FigureText): QuestionGroup[] {
  return [
    {
      id: 'fees',
      title: translate({id: 'faq.fees', message: 'Fees and limits'}),
      questions: [
        {
          id: 'what-does-it-cost',
          question: translate({id: 'faq.what-does-it-cost', message: 'What does a trade cost?'}),
          answer: translate(
            {
              id: 'faq.what-does-it-cost.answer',
              message:
                'A new customer pays {maker} as maker and {taker} as taker. Both fall with what you trade in {window}, down to {lowMaker} and {lowTaker}.',
            },
            {
              window: figure('trading.tier.window'),
              maker: figure('trading.tier.standard.maker'),
              taker: figure('trading.tier.standard.taker'),
              lowMaker: figure('trading.tier.platinum.maker'),
              lowTaker: figure('trading.tier.platinum.taker'),
            },
          ),
          to: '/resources/fee-schedule',
          link: translate({id: 'faq.what-does-it-cost.link', message: 'Fee schedule'}),
        },
        {
          id: 'deposit-fee',
          question: translate({id: 'faq.deposit-fee', message: 'What does a deposit cost?'}),
          answer: translate(
            {
              id: 'faq.deposit-fee.answer',
              message:
                'A SEPA transfer is {sepa}. A card payment costs {card} of the amount, a SWIFT transfer {swift}. Deposits of crypto are {crypto}.',
            },
            {
              sepa: figure('deposits.schedule.sepa.fee'),
              card: figure('deposits.schedule.card.fee'),
              swift: figure('deposits.schedule.swift.fee'),
              crypto: figure('deposits.schedule.crypto.fee'),
            },
          ),
          to: '/resources/fee-schedule#deposit-fees',
          link: translate({id: 'faq.deposit-fee.link', message: 'Deposit fees'}),
        },
        {
          id: 'withdrawal-fee',
          question: translate({id: 'faq.withdrawal-fee', message: 'What does a withdrawal cost?'}),
          answer: translate(
            {
              id: 'faq.withdrawal-fee.answer',
              message:
                'To a bank: {sepa} by SEPA, {swift} by SWIFT. To a wallet: the fee of the network, {btc} for bitcoin and {eth} for ether.',
            },
            {
              sepa: figure('withdrawals.sepa.fee'),
              swift: figure('withdrawals.swift.fee'),
              btc: figure('withdrawals.btc.fee'),
              eth: figure('withdrawals.eth.fee'),
            },
          ),
          to: '/resources/fee-schedule#withdrawal-fees',
          link: translate({id: 'faq.withdrawal-fee.link', message: 'Withdrawal fees'}),
        },
        {
          id: 'how-much-can-i-deposit',
          question: translate({
            id: 'faq.how-much-can-i-deposit',
            message: 'How much can I deposit?',
          }),
          answer: translate(
            {
              id: 'faq.how-much-can-i-deposit.answer',
              message:
                'With a Basic account {basic} a day, with a Verified account {verified}, with a Pro account {pro}. Each way to pay has limits of its own.',
            },
            {
              basic: figure('deposits.tier.basic.daily'),
              verified: figure('deposits.tier.verified.daily'),
              pro: figure('deposits.tier.pro.daily'),
            },
          ),
          to: '/knowledge-base/payments/deposit-funds',
          link: translate({id: 'faq.how-much-can-i-deposit.link', message: 'How to deposit funds'}),
        },
        {
          id: 'smallest-order',
          question: translate({id: 'faq.smallest-order', message: 'What is the smallest order?'}),
          answer: translate(
            {
              id: 'faq.smallest-order.answer',
              message:
                '{btc}, {eth}, or {other} in any other coin. The largest depends on your verification and your balance.',
            },
            {
              btc: figure('trading.minimum-order.btc'),
              eth: figure('trading.minimum-order.eth'),
              other: figure('trading.minimum-order.other'),
            },
          ),
          to: '/knowledge-base/trading/fees-limits',
          link: translate({id: 'faq.smallest-order.link', message: 'Trading fees and limits'}),
        },
      ],
    },
    {
      id: 'account',
      title: translate({id: 'faq.account', message: 'Account and verification'}),
      questions: [
        {
          id: 'how-long-is-verification',
          question: translate({
            id: 'faq.how-long-is-verification',
            message: 'How long does verification take?',
          }),
          answer: translate(
            {
              id: 'faq.how-long-is-verification.answer',
              message:
                'Many accounts are approved at once. Otherwise a review takes {review}, and an e-mail tells you how it went.',
            },
            {review: figure('compliance.kyc.review')},
          ),
          to: '/knowledge-base/verification-guide',
          link: translate({
            id: 'faq.how-long-is-verification.link',
            message: 'Identity verification guide',
          }),
        },
        {
          id: 'which-documents',
          question: translate({id: 'faq.which-documents', message: 'Which documents do you need?'}),
          answer: translate(
            {
              id: 'faq.which-documents.answer',
              message:
                'A government ID that has not expired, a proof of address that is {age} old, and a selfie. All corners visible, no glare.',
            },
            {age: figure('compliance.kyc.address-age')},
          ),
          to: '/knowledge-base/verification-guide',
          link: translate({id: 'faq.which-documents.link', message: 'Identity verification guide'}),
        },
        {
          id: 'minimum-age',
          question: translate({id: 'faq.minimum-age', message: 'How old must I be?'}),
          answer: translate(
            {
              id: 'faq.minimum-age.answer',
              message:
                'You must be {age} old. There is no account for children, not even with a parent.',
            },
            {age: figure('service.terms.minimum-age')},
          ),
          to: '/terms',
          link: translate({id: 'faq.minimum-age.link', message: 'Terms of service'}),
        },
        {
          id: 'can-i-open-an-account',
          question: translate({
            id: 'faq.can-i-open-an-account',
            message: 'Can I open an account in my country?',
          }),
          answer: translate(
            {
              id: 'faq.can-i-open-an-account.answer',
              message:
                '{full} have every service, {limited} have fewer ways to pay, and residents of some countries we cannot serve at all.',
            },
            {full: figure('countries.full.count'), limited: figure('countries.limited.count')},
          ),
          to: '/resources/supported-countries',
          link: translate({id: 'faq.can-i-open-an-account.link', message: 'Supported countries'}),
        },
      ],
    },
    {
      id: 'payments',
      title: translate({id: 'faq.payments', message: 'Deposits and withdrawals'}),
      questions: [
        {
          id: 'how-long-deposit',
          question: translate({
            id: 'faq.how-long-deposit',
            message: 'When will my deposit arrive?',
          }),
          answer: translate(
            {
              id: 'faq.how-long-deposit.answer',
              message:
                'SEPA takes {sepa}, SWIFT {swift}, a card payment is {card}. Business days leave out weekends and bank holidays.',
            },
            {
              sepa: figure('deposits.schedule.sepa.time'),
              swift: figure('deposits.schedule.swift.time'),
              card: figure('deposits.schedule.card.time'),
            },
          ),
          to: '/knowledge-base/payments/deposit-funds',
          link: translate({id: 'faq.how-long-deposit.link', message: 'How to deposit funds'}),
        },
        {
          id: 'reference-code',
          question: translate({
            id: 'faq.reference-code',
            message: 'I forgot the reference code. Is the money lost?',
          }),
          answer: translate({
            id: 'faq.reference-code.answer',
            message:
              'No. We cannot match it by itself, so it waits until you tell us. Write to support with the confirmation of your bank.',
          }),
          to: '/knowledge-base/payments/troubleshooting',
          link: translate({
            id: 'faq.reference-code.link',
            message: 'Payment problems and what to do',
          }),
        },
        {
          id: 'third-party',
          question: translate({id: 'faq.third-party', message: 'Can someone else pay in for me?'}),
          answer: translate({
            id: 'faq.third-party.answer',
            message:
              'No. The name of the sender must match your verified name exactly; money from anyone else is not accepted.',
          }),
          to: '/knowledge-base/payments/deposit-funds',
          link: translate({id: 'faq.third-party.link', message: 'How to deposit funds'}),
        },
        {
          id: 'cash-out',
          question: translate({id: 'faq.cash-out', message: 'How do I cash out to my bank?'}),
          answer: translate(
            {
              id: 'faq.cash-out.answer',
              message:
                'Sell for euro, choose the withdrawal in wallet management, confirm with your two-factor code. A bank withdrawal takes {time}.',
            },
            {time: figure('withdrawals.article.bank.time')},
          ),
          to: '/knowledge-base/payments/withdraw-funds',
          link: translate({id: 'faq.cash-out.link', message: 'How to withdraw funds'}),
        },
      ],
    },
    {
      id: 'trading',
      title: translate({id: 'faq.trading', message: 'Trading'}),
      questions: [
        {
          id: 'market-or-limit',
          question: translate({
            id: 'faq.market-or-limit',
            message: 'Should I use a market or a limit order?',
          }),
          answer: translate({
            id: 'faq.market-or-limit.answer',
            message:
              'A market order is filled now at the price there is. A limit order waits for your price, and may wait for ever.',
          }),
          to: '/knowledge-base/trading/order-types',
          link: translate({
            id: 'faq.market-or-limit.link',
            message: 'Market orders vs limit orders',
          }),
        },
        {
          id: 'cancelled-order',
          question: translate({
            id: 'faq.cancelled-order',
            message: 'Does a cancelled order cost anything?',
          }),
          answer: translate({
            id: 'faq.cancelled-order.answer',
            message: 'No. If it was filled in part, you pay the fee of that part only.',
          }),
          to: '/knowledge-base/trading/fees-limits',
          link: translate({id: 'faq.cancelled-order.link', message: 'Trading fees and limits'}),
        },
        {
          id: 'stop-loss',
          question: translate({
            id: 'faq.stop-loss',
            message: 'Does a stop-loss guarantee my price?',
          }),
          answer: translate({
            id: 'faq.stop-loss.answer',
            message:
              'No. It sends an order when the price is reached; in a fast market that order can fill lower.',
          }),
          to: '/knowledge-base/trading/stop-loss-take-profit',
          link: translate({id: 'faq.stop-loss.link', message: 'Stop-loss and take-profit orders'}),
        },
        {
          id: 'which-coins',
          question: translate({id: 'faq.which-coins', message: 'Which coins can I trade?'}),
          answer: translate(
            {
              id: 'faq.which-coins.answer',
              message:
                '{listed}, and more. Each is shown with the networks that carry it before you deposit or withdraw.',
            },
            {listed: figure('service.coins.listed')},
          ),
          to: '/features',
          link: translate({id: 'faq.which-coins.link', message: 'Features'}),
        },
      ],
    },
    {
      id: 'security',
      title: translate({id: 'faq.security', message: 'Security'}),
      questions: [
        {
          id: 'lost-phone',
          question: translate({
            id: 'faq.lost-phone',
            message: 'I lost the phone with my authenticator. What now?',
          }),
          answer: translate({
            id: 'faq.lost-phone.answer',
            message:
              'Sign in with one of your backup codes and set up the new phone. Without codes, support restores access once it knows that you are you.',
          }),
          to: '/knowledge-base/security/enable-2fa',
          link: translate({
            id: 'faq.lost-phone.link',
            message: 'How to turn on two-factor authentication',
          }),
        },
        {
          id: 'suspicious-message',
          question: translate({
            id: 'faq.suspicious-message',
            message: 'Someone asks for my password or a code.',
          }),
          answer: translate({
            id: 'faq.suspicious-message.answer',
            message:
              'Do not answer. We never ask for a password, a code or a seed phrase, by no channel and for no reason.',
          }),
          to: '/knowledge-base/security/report-suspicious',
          link: translate({
            id: 'faq.suspicious-message.link',
            message: 'How to report something suspicious',
          }),
        },
        {
          id: 'is-it-you',
          question: translate({
            id: 'faq.is-it-you',
            message: 'How do I know that it is really you?',
          }),
          answer: translate({
            id: 'faq.is-it-you.answer',
            message:
              'Leave the call or chat and come to us yourself, by the addresses on our contact page.',
          }),
          to: '/knowledge-base/security/fake-support',
          link: translate({id: 'faq.is-it-you.link', message: 'How to tell fake support'}),
        },
        {
          id: 'my-coins',
          question: translate({id: 'faq.my-coins', message: 'Who holds my coins?'}),
          answer: translate({
            id: 'faq.my-coins.answer',
            message:
              'We do, in multi-signature wallets, until you withdraw them. Then you do, and the key is yours alone to keep.',
          }),
          to: '/knowledge-base/security/wallet-protection',
          link: translate({id: 'faq.my-coins.link', message: 'How to protect your wallet'}),
        },
      ],
    },
    {
      id: 'tax',
      title: translate({id: 'faq.tax', message: 'Tax'}),
      questions: [
        {
          id: 'do-i-pay-tax',
          question: translate({id: 'faq.do-i-pay-tax', message: 'Do I have to pay tax on crypto?'}),
          answer: translate(
            {
              id: 'faq.do-i-pay-tax.answer',
              message:
                'In most European countries, at some point. Poland takes a flat {poland} of a gain; in Germany a private gain is exempt after {germany}. This is information, not advice.',
            },
            {poland: figure('tax.poland.rate'), germany: figure('tax.germany.holding')},
          ),
          to: '/resources/tax-guide',
          link: translate({id: 'faq.do-i-pay-tax.link', message: 'Tax reporting guide'}),
        },
        {
          id: 'tax-records',
          question: translate({id: 'faq.tax-records', message: 'Which records should I keep?'}),
          answer: translate({
            id: 'faq.tax-records.answer',
            message:
              'Date, amount, price and fee of every purchase, sale and swap. Export them each year; an exchange that closes takes its records along.',
          }),
          to: '/resources/tax-guide',
          link: translate({id: 'faq.tax-records.link', message: 'Tax reporting guide'}),
        },
      ],
    },
    {
      id: 'trouble',
      title: translate({id: 'faq.trouble', message: 'When something is wrong'}),
      questions: [
        {
          id: 'payment-failed',
          question: translate({
            id: 'faq.payment-failed',
            message: 'My card was declined. What now?',
          }),
          answer: translate(
            {
              id: 'faq.payment-failed.answer',
              message:
                'The bank nearly always decides. Look for its reason in its app, wait {retry}, then try once more.',
            },
            {retry: figure('deposits.failed-payment.retry')},
          ),
          to: '/knowledge-base/payments/troubleshooting',
          link: translate({
            id: 'faq.payment-failed.link',
            message: 'Payment problems and what to do',
          }),
        },
        {
          id: 'late-transfer',
          question: translate({id: 'faq.late-transfer', message: 'My transfer has not arrived.'}),
          answer: translate(
            {
              id: 'faq.late-transfer.answer',
              message:
                'Compare name and reference with our details. Write to us when it is more than {late} late; do not send it twice.',
            },
            {late: figure('deposits.late-transfer.contact', 'bare')},
          ),
          to: '/knowledge-base/payments/troubleshooting',
          link: translate({
            id: 'faq.late-transfer.link',
            message: 'Payment problems and what to do',
          }),
        },
        {
          id: 'wrong-network',
          question: translate({
            id: 'faq.wrong-network',
            message: 'I sent coins over the wrong network.',
          }),
          answer: translate({
            id: 'faq.wrong-network.answer',
            message:
              'Write to us at once with the transaction hash. Some of these can be recovered, many cannot.',
          }),
          to: '/knowledge-base/network-types',
          link: translate({id: 'faq.wrong-network.link', message: 'Types of blockchain networks'}),
        },
        {
          id: 'complain',
          question: translate({id: 'faq.complain', message: 'How do I complain?'}),
          answer: translate(
            {
              id: 'faq.complain.answer',
              message:
                'Write to our complaints address. We confirm within {ack} on business days and aim to settle it in {done}.',
            },
            {
              ack: figure('service.complaint.acknowledgement', 'bare'),
              done: figure('service.complaint.resolution', 'bare'),
            },
          ),
          to: '/legal',
          link: translate({id: 'faq.complain.link', message: 'Legal and compliance'}),
        },
      ],
    },
  ];
}
