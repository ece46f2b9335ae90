import type {Query} from './query';

/** Something that is recognised by its form, because no page has it. */
export type Shape =
  | {kind: 'transaction' | 'address'; networks: string[]}
  | {kind: 'iban'; country: string; isValid: boolean}
  | {kind: 'order'}
  | {kind: 'status'; status: string}
  | {
      kind: 'amount';
      amount: string;
      action: 'buy' | 'sell' | 'withdraw';
      coin?: string;
      way?: string;
    };

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const TRANSACTIONS: readonly [RegExp, string[]][] = [
  [/\b0x[\da-f]{64}\b/i, ['Ethereum']],
  [/\b[\da-f]{64}\b/i, ['Bitcoin', 'Litecoin', 'Dogecoin', 'XRP', 'Cardano']],
  [new RegExp(`\\b${BASE58}{86,88}\\b`), ['Solana']],
];
const ADDRESSES: readonly [RegExp, string[]][] = [
  [/\b0x[\da-f]{40}\b/i, ['Ethereum']],
  [/\bbc1[a-z\d]{25,87}\b/i, ['Bitcoin']],
  [/\bltc1[a-z\d]{25,87}\b/i, ['Litecoin']],
  [/\baddr1[a-z\d]{50,110}\b/i, ['Cardano']],
  [new RegExp(`\\br${BASE58}{24,34}\\b`), ['XRP']],
  [new RegExp(`\\bD${BASE58}{33}\\b`), ['Dogecoin']],
  [new RegExp(`\\b[13]${BASE58}{25,33}\\b`), ['Bitcoin']],
  [new RegExp(`\\b(?=.*\\d)(?=.*[A-Z])(?=.*[a-z])${BASE58}{43,48}\\b`), ['Solana', 'Polkadot']],
];
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?\b/i;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i;
const STATUS = /^(?:http|status|code|error|\s)*([45]\d\d)(?:\s|error|status|code)*$/i;
const EURO = /(?:€|\beuros?|\beur)\s*(\d[\d.,]*)(k?)\b|\b(\d[\d.,]*)(k?)\s*(?:€|euros?\b|eur\b)/i;
const COINS = {
  btc: 'BTC',
  bitcoin: 'BTC',
  eth: 'ETH',
  ether: 'ETH',
  ethereum: 'ETH',
  ltc: 'LTC',
  litecoin: 'LTC',
};
const WAYS = {
  bank: 'sepa',
  transfer: 'sepa',
  card: 'card',
  visa: 'card',
  mastercard: 'card',
  sepa: 'sepa',
  swift: 'swift',
  appl: 'apple-pay',
};
const ACTIONS = {
  buy: 'buy',
  bui: 'buy',
  purchas: 'buy',
  sell: 'sell',
  withdraw: 'withdraw',
} as const;
/** What else may be asked about an amount that the calculator answers; other questions have pages. */
const OTHERS = [
  'cost',
  'euro',
  'eur',
  'fee',
  'pai',
  'pay',
  'price',
  'get',
  'deposit',
  'crypto',
  'coin',
];

/** What a text is by its form, such as the ID of a transaction. */
export function shapeOf(text: string, query: Query): Shape | undefined {
  const found = (all: typeof ADDRESSES): string[] | undefined =>
    all.find(([form]) => form.test(text))?.[1];
  if (UUID.test(text)) return {kind: 'order'};
  const transaction = found(TRANSACTIONS);
  if (transaction) return {kind: 'transaction', networks: transaction};
  const address = found(ADDRESSES);
  if (address) return {kind: 'address', networks: address};
  const iban = IBAN.exec(text)?.[0].replaceAll(' ', '').toUpperCase();
  if (iban) return {kind: 'iban', country: iban.slice(0, 2), isValid: isIban(iban)};
  const status = STATUS.exec(text)?.[1];
  return status ? {kind: 'status', status} : amountOf(text, query);
}

/** Whether the check digits of an IBAN are right (ISO 13616). */
function isIban(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function amountOf(text: string, {slots}: Query): Shape | undefined {
  const [, before, beforeThousand, after, afterThousand] = EURO.exec(text) ?? [];
  const typed = before ?? after;
  const pick = <V extends string>(from: Readonly<Record<string, V>>): V | undefined =>
    slots.flatMap(({readings}) => readings.flat()).flatMap((stem) => from[stem] ?? [])[0];
  const known = [COINS, WAYS, ACTIONS].flatMap((all) => Object.keys(all));
  const isCost = slots.every(
    ({readings, isAside}) =>
      isAside ||
      readings.some((stems) => stems.every((stem) => [...known, ...OTHERS].includes(stem))),
  );
  if (!typed || !isCost) return undefined;
  const amount = (beforeThousand ?? afterThousand) ? `${typed}000` : typed;
  const [coin, way] = [pick(COINS), pick(WAYS)];
  return {
    ...{kind: 'amount', amount, action: pick(ACTIONS) ?? 'buy'},
    ...(coin && {coin}),
    ...(way && {way}),
  };
}
