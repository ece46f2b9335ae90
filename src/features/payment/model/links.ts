const PAYMENTS = '/knowledge-base/payments';
const PROBLEMS = `${PAYMENTS}/troubleshooting`;
const WITHDRAW = `${PAYMENTS}/withdraw-funds`;
const NETWORK = '/knowledge-base/account-and-help/wrong-network';

/** Sections with the details. Their titles are in `texts.json`; the build checks the anchors. */
export const LINKS = {
  declined: `${PROBLEMS}#card-declined`,
  delayed: `${PROBLEMS}#bank-transfer-delayed`,
  refused: `${PROBLEMS}#payment-method-not-accepted`,
  between: `${PROBLEMS}#cases-between-the-headings`,
  coins: `${PAYMENTS}/deposit-funds#deposit-crypto`,
  network: `${NETWORK}#find-your-case`,
  trace: `${NETWORK}#what-to-do`,
  withdrawal: `${WITHDRAW}#if-something-goes-wrong`,
  withdrawalTime: `${WITHDRAW}#how-long-it-takes`,
  toBank: `${WITHDRAW}#withdraw-to-your-bank`,
  toWallet: `${WITHDRAW}#withdraw-to-a-crypto-wallet`,
  stolen: '/knowledge-base/security/report-suspicious#the-first-ten-minutes',
} as const;
