import {expect, test} from 'playwright/test';

import {currentTree} from '../../src/content/tree';
import {formatFigure} from '../../src/content/figures/format';
import {readFigures} from '../../src/content/figures/read';
import type {FigureRecord} from '../../src/content/figures/schema';

const {figures} = readFigures(currentTree(process.cwd()).folder);

/** What a page may show of a figure: each line is one way, made of parts that all have to be there. */
function waysToShow(figure: FigureRecord): string[][] {
  if (figure.items) return [figure.items];
  const ways = [[formatFigure(figure)], [formatFigure(figure, {form: 'bare'})]];
  if (figure.min !== undefined) {
    ways.push([formatFigure(figure, {form: 'min'}), formatFigure(figure, {form: 'max'})]);
  }
  if (figure.unit !== 'text' && figure.unit !== 'EUR' && figure.unit !== 'percent') {
    ways.push([formatFigure(figure, {form: 'number'})]);
  }
  return ways;
}

/** Whether a value stands in a text by itself: "€2" is no part of "€25", "1 hour" none of "11 hours". */
function shows(words: string, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.,€])${escaped}(?!\w|[.,]\d)`).test(words);
}

/** The words of a served page, without script and marks. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(?:b|strong|em|span|a|time|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\s+/g, ' ');
}

/** All figures by the route of the page that states them. */
function byPage(): Map<string, [string, FigureRecord][]> {
  const pages = new Map<string, [string, FigureRecord][]>();
  for (const [id, figure] of figures) {
    pages.set(figure.page, [...(pages.get(figure.page) ?? []), [id, figure]]);
  }
  return pages;
}

test('a value is looked for as a whole', () => {
  expect(shows('costs €25.', '€25')).toBe(true);
  expect(shows('from 1–2 days', '2 days')).toBe(true);
  for (const other of ['costs €25', 'costs €2,500', 'costs €2.50', 'costs €2m']) {
    expect(shows(other, '€2'), other).toBe(false);
  }
});

for (const [route, records] of byPage()) {
  test(`${route} states its ${records.length} figures without script`, async ({request}) => {
    const words = wordsOf(await (await request.get(route)).text());
    const missing = records
      .filter(
        ([, figure]) => !waysToShow(figure).some((way) => way.every((part) => shows(words, part))),
      )
      .map(([id, figure]) => `${id}: ${formatFigure(figure)}`);
    expect(missing).toEqual([]);
  });
}

/** Subjects that a page has to treat, each by a word that its text cannot do without. */
const SUBJECTS: Record<string, string[]> = {
  '/knowledge-base/crypto-history': [
    '2008',
    '2009',
    '2010',
    '2011',
    '2013',
    '2015',
    '2017',
    '2020',
    '2021',
    '2022',
  ],
  '/knowledge-base/network-types': [
    'proof of work',
    'proof of stake',
    'delegated',
    'Layer 2',
    'Energy',
    'Speed',
    'Security',
    'Decentralisation',
  ],
  '/knowledge-base/account-setup': ['password', 'Basic', 'Full', 'e-mail'],
  '/knowledge-base/first-steps': ['two-factor', 'payment method', 'notifications', 'privacy'],
  '/knowledge-base/platform-tour': [
    'dashboard',
    'quick actions',
    'trading interface',
    'wallet management',
    'API key',
  ],
  '/knowledge-base/payments/troubleshooting': ['declined', 'delayed', 'not accepted'],
  '/knowledge-base/trading/fees-limits': [
    'cancelled order is not charged',
    'partial fill',
    'notice',
  ],
  '/knowledge-base/api-docs/authentication': [
    'X-API-Key',
    'X-API-Signature',
    'X-API-Timestamp',
    'HMAC-SHA256',
    'read-only',
  ],
  '/knowledge-base/api-docs/webhooks': [
    'X-Webhook-Signature',
    'HTTPS',
    'partially_filled',
    'filled_amount',
    'fee_currency',
    '4xx',
    '5xx',
  ],
  '/resources/api-docs': [
    '24h_change',
    'INSUFFICIENT_BALANCE',
    '400',
    '401',
    '403',
    '429',
    'limit',
    'offset',
    '/markets/orderbook/',
  ],
  '/knowledge-base/compliance/aml-compliance': [
    'Definitions',
    'Principles',
    'annual review',
    'risk-based',
    'due diligence',
    'Simplified',
    'Enhanced',
    'Low',
    'Medium',
    'High',
    'Politically exposed',
    'suspicious',
    'STR',
    'tipping off',
    'record',
    'Training',
    'Prohibited businesses',
    'PDF',
  ],
  '/security': ['access', 'audit', 'incident', 'vulnerability', 'security@'],
  '/knowledge-base/verification-guide': [
    'corners',
    'glare',
    'expired',
    'proof of address',
    'selfie',
  ],
  '/knowledge-base/payments/deposit-funds': [
    'reference code',
    'third party',
    'exactly',
    'euros only',
  ],
  '/knowledge-base/payments/withdraw-funds': [
    'KYC-verified',
    'two-factor',
    'whitelisting',
    'requested',
  ],
  '/knowledge-base/payments/sepa-swift': ['IBAN', 'BIC', 'OUR', 'SHA', 'cut-off'],
  '/knowledge-base/trading/order-types': [
    'market order',
    'limit order',
    'spread',
    'slippage',
    'partial',
  ],
  '/knowledge-base/trading/reading-charts': ['candle', 'RSI', 'support', 'resistance', 'volume'],
  '/knowledge-base/security/enable-2fa': ['authenticator', 'backup codes', 'withdrawals'],
  '/knowledge-base/security/password-tips': ['upper and lower case', 'digits', 'symbols'],
  '/knowledge-base/compliance/restricted-jurisdictions': ['create an account', 'trade', 'withdraw'],
  '/knowledge-base/compliance/terms-explained': ['the terms apply, not this summary'],
  '/legal': ['complaint', 'supervised', 'Łódź', 'registration number'],
  '/terms': ['liability', 'inactivity', 'dispute', 'notice'],
  '/resources/tax-guide': ['not tax advice', 'PIT-38', 'Germany'],
};

for (const [route, subjects] of Object.entries(SUBJECTS)) {
  test(`${route} treats what it is there for`, async ({request}) => {
    const words = wordsOf(await (await request.get(route)).text()).toLowerCase();
    expect(subjects.filter((subject) => !words.includes(subject.toLowerCase()))).toEqual([]);
  });
}
