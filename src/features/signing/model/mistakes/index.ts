import {bytesOf, fromBase64, fromHex, toBase64, toHex} from '../bytes';
import {membersOf, rewrittenMember} from '../json';
import {type Part, PARTS, type Recipe} from '../recipe';
import {bodyMistakes} from './body';
import {type Change, inBody, inMethod, inSecret} from './change';
import {pathMistakes} from './path';
import {timestampMistakes} from './timestamp';

export type {ContractCall, Setting} from './change';

const secretMistakes = {
  'secret.line-end': inSecret((secret) => [`${secret}\n`, `${secret}\r\n`, `${secret}\r`]),
  'secret.space': inSecret((secret) => [`${secret} `, ` ${secret}`, ` ${secret} `, `${secret}\t`]),
  'secret.trimmed': inSecret((secret) => [secret.trim()]),
  'secret.quoted': inSecret((secret) => [`"${secret}"`, `'${secret}'`]),
  'secret.unquoted': inSecret((secret) => [secret.replace(/^(["'])(.*)\1$/s, '$2')]),
  'secret.hex-decoded': inSecret((secret) => [fromHex(secret)]),
  'secret.base64-decoded': inSecret((secret) => [fromBase64(secret)]),
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

function permutations(parts: readonly Part[]): Part[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((part) =>
    permutations(parts.filter((other) => other !== part)).map((rest) => [part, ...rest]),
  );
}

const ORDERS = permutations(PARTS);
const SEPARATORS = [' ', ':', '|', ',', ', ', '.', '&', '-', ';', '/', '_', '+', '\t', '\r\n'];

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
  'joining.line-feeds': (recipe) => (recipe.order.length > 1 ? separated(recipe, '\n') : []),
  'joining.separator': (recipe) =>
    recipe.order.length > 1 ? SEPARATORS.flatMap((separator) => separated(recipe, separator)) : [],
  'joining.line-end': () => [{tail: '\n'}, {tail: '\r\n'}],
} as const satisfies Record<string, Change>;

const hashingMistakes = {
  'hashing.sha512': () => [{hash: 'SHA-512'}],
  'hashing.sha384': () => [{hash: 'SHA-384'}],
  'hashing.sha1': () => [{hash: 'SHA-1'}],
  'hashing.no-key': () => [{mac: 'plain'}],
  'hashing.key-in-message': () => [{mac: 'key-first'}, {mac: 'key-last'}],
  'hashing.swapped': () => [{mac: 'swapped'}],
  'hashing.twice': () => [
    {mac: 'hmac-of-digest'},
    {mac: 'hmac-of-hex-digest'},
    {mac: 'digest-of-hmac'},
    {mac: 'digest-of-hex-hmac'},
    {mac: 'hmac-of-hmac'},
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
  'delivery.timestamp-in-front': inBody((text) => {
    const {timestamp} = membersOf(text);
    return timestamp === undefined
      ? []
      : [`${String(timestamp)}${text}`, `${String(timestamp)}.${text}`];
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
