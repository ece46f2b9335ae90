/** Characters. Longer input is a letter, not a query. */
const LONGEST = 80;
/** Words. A recovery phrase has twelve or more; the shortest part of one that could matter has fewer. */
const MOST_WORDS = 7;
/** Digits. A telephone number, a card, an account or a birthday has more. */
const MOST_DIGITS = 5;
/** Letters and digits in a row: addresses of wallets, keys and hashes have more. */
const LONGEST_WORD = 24;
/** Country, check digits and the beginning of an account number. */
const IBAN = /\b\p{L}{2}\s?\d{2}(?:\s?[\p{L}\p{N}]{4})/iu;

/**
 * What of a query may leave the browser. Whatever could name a person, an account or a secret is
 * dropped as a whole: a part of it could still tell too much.
 *
 * @returns the query in lower case with single spaces; undefined where it has to stay
 */
export function reportable(query: string): string | undefined {
  const text = query.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ');
  const words = text.split(' ');
  const safe =
    text !== '' &&
    text.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    words.every((word) => word.length <= LONGEST_WORD) &&
    (text.match(/\p{N}/gu) ?? []).length <= MOST_DIGITS &&
    !/[@\\]|:\/\//u.test(text) &&
    !IBAN.test(text);
  return safe ? text : undefined;
}

const reported = new Set<string>();

/**
 * Tells the owner's endpoint of a query that found nothing: the query and the language, no more,
 * without cookies and without the page it was asked on. Each query once while the page lives.
 * Never throws: nobody waits for it.
 */
export function reportNothing(endpoint: string, query: string, language: string): void {
  const text = reportable(query);
  if (text === undefined || reported.has(text)) return;
  reported.add(text);
  fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query: text, language}),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
