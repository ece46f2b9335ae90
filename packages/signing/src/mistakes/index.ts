import {bytesOf, fromBase64, fromHex, toBase64, toHex} from '../bytes';
import {membersOf, permutations, rewrittenMember} from '../json';
import {PARTS, type Recipe} from '../recipe';
import {bodyMistakes} from './body';
import {type Change, inBody, inMethod, inSecret} from './change';
import {pathMistakes} from './path';
import {timeOf, timestampMistakes} from './timestamp';

const secretMistakes = {
  'secret.space': inSecret((secret) => [
    ...['\n', '\r\n', '\r', ' ', '\t'].map((space) => secret + space),
    ...[` ${secret}`, ` ${secret} `, `\uFEFF${secret}`],
  ]),
  'secret.trimmed': inSecret((secret) => [secret.trim(), secret.replace(/^(["'])(.*)\1$/s, '$2')]),
  'secret.quoted': inSecret((secret) => [`"${secret}"`, `'${secret}'`]),
  'secret.hex-decoded': inSecret((secret) => [fromHex(secret)]),
  // PHP, Ruby and Node skip characters that are not base64.
  'secret.base64-decoded': inSecret((secret) =>
    [secret, secret.replace(/[^\w+/-]/g, ''), secret.replace(/[^a-z\d+/]/gi, '')].map(fromBase64),
  ),
  'secret.encoded': inSecret((secret) => [toHex(bytesOf(secret)), toBase64(bytesOf(secret))]),
  'secret.case': inSecret((secret) => [secret.toUpperCase(), secret.toLowerCase()]),
  'secret.key': ({key}) => (key ? [{secret: key}] : []),
  'secret.unset': inSecret(() => ['', 'undefined', 'null', 'None']),
} as const satisfies Record<string, Change>;

/** The methods that programs use; the contract uses only three of them. */
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'];

const methodMistakes = {
  'method.case': inMethod((method) => [
    method.toLowerCase(),
    method.charAt(0).toUpperCase() + method.slice(1).toLowerCase(),
    method.toUpperCase(),
  ]),
  'method.missing': inMethod(() => ['']),
  'method.other': inMethod((method) => (method ? METHODS.filter((other) => other !== method) : [])),
} as const satisfies Record<string, Change>;

const ORDERS = permutations(PARTS);
const SEPARATORS = ['\n', ' ', ':', '|', ',', ', ', '.', '&', '-', ';', '/', '_', '\r\n'];

/** Parts with a separator between them; programs that filter a list drop an empty body. */
function separated(recipe: Recipe, separator: string): Partial<Recipe>[] {
  const filled = recipe.order.filter((part) => recipe[part].length > 0);
  return filled.length < recipe.order.length
    ? [{separator}, {separator, order: filled}]
    : [{separator}];
}

/** Mistakes in joining the parts. A webhook has only one part, so there is nothing to join. */
const joiningMistakes = {
  'joining.order': ({order}) =>
    order.length === PARTS.length ? ORDERS.map((o) => ({order: o})) : [],
  'joining.separator': (recipe) =>
    recipe.order.length > 1 ? SEPARATORS.flatMap((separator) => separated(recipe, separator)) : [],
  'joining.body-alone': ({order, body}) =>
    order.length > 1 && body.length > 0 ? [{order: ['body']}] : [],
  'joining.line-end': () => [{tail: '\n'}, {tail: '\r\n'}, {tail: '\0'}],
  'joining.nothing': () => [{order: []}],
} as const satisfies Record<string, Change>;

const hashingMistakes = {
  'hashing.function': () => [{hash: 'SHA-512'}, {hash: 'SHA-384'}, {hash: 'SHA-1'}],
  'hashing.no-key': () => [{mac: 'plain'}],
  'hashing.key-in-message': () => [{mac: 'key-first'}, {mac: 'key-last'}],
  'hashing.swapped': () => [{mac: 'swapped'}],
  'hashing.twice': ({order}) => [
    {order: [...order, ...order]},
    {mac: 'hmac-of-digest'},
    {mac: 'hmac-of-hex-digest'},
  ],
} as const satisfies Record<string, Change>;

/** Mistakes in which part of a delivery is signed: it must be the raw body, signature field included. */
const webhookMistakes = {
  'delivery.field-removed': inBody((text) =>
    rewrittenMember(text, 'signature', (members) => ({...members, signature: undefined})),
  ),
  'delivery.field-emptied': inBody((text) =>
    rewrittenMember(text, 'signature', (members) => ({...members, signature: ''})),
  ),
  'delivery.data-alone': inBody((text) => rewrittenMember(text, 'data', ({data}) => data)),
  // The time of the event, in milliseconds or seconds.
  'delivery.timestamp-in-front': inBody((text) => {
    const {timestamp} = membersOf(text);
    if (timestamp === undefined) return [];
    const time = timeOf(String(timestamp));
    const times = [String(timestamp), ...(time ? [String(Math.floor(time / 1000))] : [])];
    return times.flatMap((one) => [`${one}${text}`, `${one}.${text}`]);
  }),
} as const satisfies Record<string, Change>;

/** Mistakes in signing a request. The search combines two in the order listed here. */
export const requestMistakes = {
  ...secretMistakes,
  ...timestampMistakes,
  ...methodMistakes,
  ...pathMistakes,
  ...bodyMistakes,
  ...joiningMistakes,
  ...hashingMistakes,
};

export const deliveryMistakes = {
  ...secretMistakes,
  ...webhookMistakes,
  ...bodyMistakes,
  ...joiningMistakes,
  ...hashingMistakes,
};

export type RecipeMistake = keyof typeof requestMistakes | keyof typeof deliveryMistakes;
export type Catalogue = Readonly<Partial<Record<RecipeMistake, Change>>>;
