import {type Bytes, bytesOf, concat, type Payload, toBase64, toHex} from './bytes';
import {digest, DIGEST_BYTES, type HashName, hmac} from './digest';

/** The parts of a signed request, in the order in which the contract joins them. */
export const PARTS = ['timestamp', 'method', 'path', 'body'] as const;
export type Part = (typeof PARTS)[number];

/** How a digest is made from a message and a key. The contract uses `hmac` with SHA-256. */
const MACS = {
  hmac: ({hash, key, message}) => hmac(hash, key, message),
  plain: ({hash, message}) => digest(hash, message),
  'key-first': ({hash, key, message}) => digest(hash, concat([key, message])),
  'key-last': ({hash, key, message}) => digest(hash, concat([message, key])),
  swapped: ({hash, key, message}) => hmac(hash, message, key),
  'hmac-of-digest': async ({hash, key, message}) => hmac(hash, key, await digest(hash, message)),
  'hmac-of-hex-digest': async ({hash, key, message}) =>
    hmac(hash, key, bytesOf(toHex(await digest(hash, message)))),
} as const satisfies Record<
  string,
  (input: {hash: HashName; key: Bytes; message: Bytes}) => Promise<Bytes>
>;
type Mac = keyof typeof MACS;

/** What represents the body in the signed string: the body itself, or a digest of it. */
const BODY_FORMS = {
  sent: (body) => Promise.resolve(body),
  hex: async (body) => bytesOf(toHex(await digest('SHA-256', body))),
  base64: async (body) => bytesOf(toBase64(await digest('SHA-256', body))),
  bytes: (body) => digest('SHA-256', body),
} as const satisfies Record<string, (body: Bytes) => Promise<Bytes>>;

/**
 * Everything that determines a signature: the inputs and what a program does with them. A
 * mistake is a change to a recipe.
 */
export interface Recipe extends Readonly<Record<Exclude<Part, 'body'>, string>> {
  readonly secret: Payload;
  readonly body: Payload;
  /** The API key, if known: some programs use it as the secret. */
  readonly key?: string;
  readonly bodyAs: keyof typeof BODY_FORMS;
  readonly order: readonly Part[];
  readonly separator: string;
  /** Appended to the joined parts. */
  readonly tail: string;
  readonly mac: Mac;
  readonly hash: HashName;
}

const CONTRACT = {
  bodyAs: 'sent',
  order: PARTS,
  separator: '',
  tail: '',
  mac: 'hmac',
  hash: 'SHA-256',
} as const;

/** The request to the API that a reader signs. */
export interface SignedRequest {
  readonly secret: string;
  readonly key?: string;
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  readonly body: Payload;
}

/** The event delivery that a reader verifies. */
export interface Delivery {
  readonly secret: string;
  readonly body: Payload;
}

/** The recipe that the contract prescribes for a request. */
export function requestRecipe(request: SignedRequest): Recipe {
  return {...CONTRACT, ...request};
}

/** The recipe that the contract prescribes for a webhook: the raw body alone. */
export function deliveryRecipe({secret, body}: Delivery): Recipe {
  return {...CONTRACT, order: ['body'], secret, timestamp: '', method: '', path: '', body};
}

export async function messageOf(recipe: Recipe): Promise<Bytes> {
  const {order, separator, tail} = recipe;
  const body = await BODY_FORMS[recipe.bodyAs](bytesOf(recipe.body));
  const pieces = order.flatMap((part, index): Bytes[] => [
    ...(index > 0 && separator ? [bytesOf(separator)] : []),
    part === 'body' ? body : bytesOf(recipe[part]),
  ]);
  return concat([...pieces, bytesOf(tail)]);
}

/** The digest in lower-case hexadecimal. */
export async function digestOf(recipe: Recipe): Promise<string> {
  const key = bytesOf(recipe.secret);
  return toHex(await MACS[recipe.mac]({hash: recipe.hash, key, message: await messageOf(recipe)}));
}

/** The length of a recipe's digest in hexadecimal digits. */
export function digitsOf({hash}: Recipe): number {
  return 2 * DIGEST_BYTES[hash];
}
