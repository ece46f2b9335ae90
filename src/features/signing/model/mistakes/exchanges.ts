import {fromBase64} from '../bytes';
import {membersOf} from '../json';
import type {Recipe} from '../recipe';
import type {Change} from './change';
import {timeOf} from './timestamp';

/** The windows, in milliseconds, that examples for these exchanges use. */
const WINDOWS = ['5000', '10000', '20000', '60000'];

/** A text that is signed instead of the joined parts. */
const text = (body: string): Partial<Recipe> => ({order: ['body'], body});

/** The parts of a request as texts; empty for a body that is not text. */
function partsOf({path, body}: Recipe): {plain: string; query: string; sent: string; form: string} {
  const [plain = '', ...rest] = path.split('?');
  const sent = typeof body === 'string' ? body : '';
  const fields = Object.entries(membersOf(sent)).map(([name, value]) => [name, String(value)]);
  return {plain, query: rest.join('?'), sent, form: new URLSearchParams(fields).toString()};
}

const forRequests =
  (change: Change): Change =>
  (recipe, setting) =>
    recipe.order.length > 1 ? change(recipe, setting) : [];

/** Recipes of other exchanges, which programs bring along. */
export const exchangeMistakes = {
  // query + body, with the time as a parameter.
  'exchange.binance': forRequests((recipe) => {
    const {query, sent, form} = partsOf(recipe);
    const {timestamp} = recipe;
    const windows = WINDOWS.flatMap((size) => [
      `recvWindow=${size}&timestamp=${timestamp}`,
      `timestamp=${timestamp}&recvWindow=${size}`,
    ]);
    return [`timestamp=${timestamp}`, ...windows].flatMap((time) =>
      [query, form, query + sent, query + form].flatMap((parameters) => {
        const joined = [parameters, time].filter(Boolean).join('&');
        return [joined, joined.split('&').sort().join('&')].map(text);
      }),
    );
  }),
  // time + key + window + (query or body).
  'exchange.bybit': forRequests((recipe) => {
    const {query, sent} = partsOf(recipe);
    const {timestamp, key = ''} = recipe;
    return key
      ? ['', ...WINDOWS].map((size) =>
          text(`${timestamp}${key}${size}${sent === '' ? query : sent}`),
        )
      : [];
  }),
  // path + SHA-256(nonce + parameters), HMAC-SHA512 with the secret decoded from base64.
  'exchange.kraken': forRequests((recipe) => {
    const {plain, query, sent, form} = partsOf(recipe);
    const {timestamp, secret} = recipe;
    const decoded = typeof secret === 'string' ? fromBase64(secret) : undefined;
    const posted = [sent, form, query].flatMap((parameters) => [
      parameters,
      [`nonce=${timestamp}`, parameters].filter(Boolean).join('&'),
    ]);
    return [secret, decoded].flatMap((key) =>
      key === undefined
        ? []
        : posted.map((parameters) => ({
            secret: key,
            path: plain,
            body: `${timestamp}${parameters}`,
            order: ['path', 'body'] as const,
            bodyAs: 'bytes' as const,
            hash: 'SHA-512' as const,
          })),
    );
  }),
  // method, path, query, SHA-512 of the body and seconds, one on each line, HMAC-SHA512.
  'exchange.gate': forRequests((recipe) => {
    const {plain, query} = partsOf(recipe);
    const time = timeOf(recipe.timestamp);
    const times = [
      recipe.timestamp,
      ...(time === undefined ? [] : [String(Math.floor(time / 1000))]),
    ];
    return times.map((timestamp) => ({
      timestamp,
      path: `${plain}\n${query}`,
      order: ['method', 'path', 'body', 'timestamp'] as const,
      separator: '\n',
      bodyAs: 'hex512' as const,
      hash: 'SHA-512' as const,
    }));
  }),
} as const satisfies Record<string, Change>;
