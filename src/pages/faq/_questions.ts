import {translate} from '@docusaurus/Translate';

interface Question {
  /** Anchor. */
  id: string;
  question: string;
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

export function questionGroups(): QuestionGroup[] {
  return [
    {
      id: 'fees',
      title: translate({id: 'faq.fees', message: 'Fees and limits'}),
      questions: [
        {
          id: 'what-does-it-cost',
          question: translate({id: 'faq.what-does-it-cost', message: 'What does it cost?'}),
          answer: translate({
            id: 'faq.what-does-it-cost.answer',
            message:
              'Trading fees fall with your volume; deposits and withdrawals have fees of their own, by method.',
          }),
          to: '/resources/fee-schedule',
          link: translate({id: 'faq.what-does-it-cost.link', message: 'Fee schedule'}),
        },
        {
          id: 'how-much-can-i-deposit',
          question: translate({
            id: 'faq.how-much-can-i-deposit',
            message: 'How much can I deposit?',
          }),
          answer: translate({
            id: 'faq.how-much-can-i-deposit.answer',
            message: 'It depends on your account tier and on how you pay.',
          }),
          to: '/knowledge-base/payments/deposit-funds',
          link: translate({id: 'faq.how-much-can-i-deposit.link', message: 'How to deposit funds'}),
        },
      ],
    },
    {
      id: 'account',
      title: translate({id: 'faq.account', message: 'Account and countries'}),
      questions: [
        {
          id: 'can-i-open-an-account',
          question: translate({
            id: 'faq.can-i-open-an-account',
            message: 'Can I open an account in my country?',
          }),
          answer: translate({
            id: 'faq.can-i-open-an-account.answer',
            message:
              'Residents of the European Economic Area have every service; some other countries have limited payment methods, and some we cannot serve.',
          }),
          to: '/resources/supported-countries',
          link: translate({id: 'faq.can-i-open-an-account.link', message: 'Supported countries'}),
        },
        {
          id: 'how-long-is-verification',
          question: translate({
            id: 'faq.how-long-is-verification',
            message: 'How long does verification take?',
          }),
          answer: translate({
            id: 'faq.how-long-is-verification.answer',
            message:
              'Many accounts are approved at once; otherwise a person looks at the documents and you are told by e-mail.',
          }),
          to: '/knowledge-base/verification-guide',
          link: translate({
            id: 'faq.how-long-is-verification.link',
            message: 'Identity verification guide',
          }),
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
          answer: translate({
            id: 'faq.do-i-pay-tax.answer',
            message:
              'In most European countries a gain is taxable at some point. The guide works through Poland and Germany.',
          }),
          to: '/resources/tax-guide',
          link: translate({id: 'faq.do-i-pay-tax.link', message: 'Tax reporting guide'}),
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
            message: 'My payment failed or is late. What now?',
          }),
          answer: translate({
            id: 'faq.payment-failed.answer',
            message:
              'Check the three usual causes first, then wait the stated time before you try again.',
          }),
          to: '/knowledge-base/payments/troubleshooting',
          link: translate({
            id: 'faq.payment-failed.link',
            message: 'Payment problems and what to do',
          }),
        },
        {
          id: 'suspicious-message',
          question: translate({
            id: 'faq.suspicious-message',
            message: 'I received a message that asks for my password.',
          }),
          answer: translate({
            id: 'faq.suspicious-message.answer',
            message: 'Do not answer. We never ask for a password, a code or a seed phrase.',
          }),
          to: '/knowledge-base/security/report-suspicious',
          link: translate({
            id: 'faq.suspicious-message.link',
            message: 'How to report something suspicious',
          }),
        },
      ],
    },
  ];
}
