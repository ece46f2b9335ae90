import {translate} from '@docusaurus/Translate';

import type {MistakeTexts} from './types';

/** Mistakes in joining, hashing and writing: what was done, and how to fix it. */
export const digestTexts = {
  'joining.order': () => ({
    what: translate({
      id: 'signing.joining.order.what',
      message: 'The parts were joined in another order.',
    }),
    fix: translate({
      id: 'signing.joining.order.fix',
      message: 'Join timestamp, method, path and body, in this order.',
    }),
  }),
  'joining.line-feeds': () => ({
    what: translate({
      id: 'signing.joining.line-feeds.what',
      message: 'The parts were joined with line feeds.',
    }),
    fix: translate({
      id: 'signing.joining.line-feeds.fix',
      message: 'Join them with nothing between: the empty string.',
    }),
  }),
  'joining.separator': () => ({
    what: translate({
      id: 'signing.joining.separator.what',
      message: 'The parts were joined with a character between them.',
    }),
    fix: translate({
      id: 'signing.joining.separator.fix',
      message: 'Join them with nothing between: the empty string.',
    }),
  }),
  'joining.line-end': () => ({
    what: translate({
      id: 'signing.joining.line-end.what',
      message: 'A line end stands after the signed string.',
    }),
    fix: translate({
      id: 'signing.joining.line-end.fix',
      message: 'Use `printf %s` instead of `echo`, and no `println` into the digest.',
    }),
  }),
  'hashing.sha512': () => ({
    what: translate({id: 'signing.hashing.sha512.what', message: 'The digest is SHA-512.'}),
    fix: translate({
      id: 'signing.hashing.sha512.fix',
      message: 'Name SHA-256 where the HMAC is made: `createHmac("sha256", …)`, `hashlib.sha256`.',
    }),
  }),
  'hashing.sha384': () => ({
    what: translate({id: 'signing.hashing.sha384.what', message: 'The digest is SHA-384.'}),
    fix: translate({
      id: 'signing.hashing.sha384.fix',
      message: 'Name SHA-256 where the HMAC is made: `createHmac("sha256", …)`, `hashlib.sha256`.',
    }),
  }),
  'hashing.sha1': () => ({
    what: translate({id: 'signing.hashing.sha1.what', message: 'The digest is SHA-1.'}),
    fix: translate({
      id: 'signing.hashing.sha1.fix',
      message: 'Name SHA-256 where the HMAC is made: `createHmac("sha256", …)`, `hashlib.sha256`.',
    }),
  }),
  'hashing.no-key': () => ({
    what: translate({
      id: 'signing.hashing.no-key.what',
      message: 'It is a plain digest, made without the secret.',
    }),
    fix: translate({
      id: 'signing.hashing.no-key.fix',
      message:
        'Use HMAC: `createHmac("sha256", secret)` instead of `createHash`, `hmac.new(…)` instead of `hashlib.sha256(…)`.',
    }),
  }),
  'hashing.key-in-message': () => ({
    what: translate({
      id: 'signing.hashing.key-in-message.what',
      message: 'The secret was joined to the message and hashed without HMAC.',
    }),
    fix: translate({
      id: 'signing.hashing.key-in-message.fix',
      message:
        'HMAC is more than that: `createHmac("sha256", secret)`, `hmac.new(secret, message, hashlib.sha256)`.',
    }),
  }),
  'hashing.swapped': () => ({
    what: translate({
      id: 'signing.hashing.swapped.what',
      message: 'Secret and message changed places in the HMAC.',
    }),
    fix: translate({
      id: 'signing.hashing.swapped.fix',
      message:
        'The secret is the key: `hmac.new(secret, message, hashlib.sha256)`. Look at the order of the arguments.',
    }),
  }),
  'hashing.twice': () => ({
    what: translate({id: 'signing.hashing.twice.what', message: 'It was hashed twice.'}),
    fix: translate({
      id: 'signing.hashing.twice.fix',
      message: 'Give the string itself to the HMAC, and write its digest as it is.',
    }),
  }),
  'writing.upper-case': () => ({
    what: translate({
      id: 'signing.writing.upper-case.what',
      message: 'The digest is written in capitals.',
    }),
    fix: translate({
      id: 'signing.writing.upper-case.fix',
      message:
        'Write it in lower case: `.toLowerCase()`, `.lower()`, `x` in place of `X` in a format.',
    }),
  }),
  'writing.base64': () => ({
    what: translate({
      id: 'signing.writing.base64.what',
      message: 'The digest is written in base64.',
    }),
    fix: translate({
      id: 'signing.writing.base64.fix',
      message: 'Ask for hexadecimal: `.digest("hex")`, `.hexdigest()`.',
    }),
  }),
  'writing.base64url': () => ({
    what: translate({
      id: 'signing.writing.base64url.what',
      message: 'The digest is written in base64 for URLs.',
    }),
    fix: translate({
      id: 'signing.writing.base64url.fix',
      message: 'Ask for hexadecimal: `.digest("hex")`, `.hexdigest()`.',
    }),
  }),
  'writing.base64-of-hex': () => ({
    what: translate({
      id: 'signing.writing.base64-of-hex.what',
      message: 'The hexadecimal text was encoded in base64 once more.',
    }),
    fix: translate({
      id: 'signing.writing.base64-of-hex.fix',
      message: 'Leave out the base64 step: the hexadecimal text goes into the header as it is.',
    }),
  }),
  'writing.hex-of-hex': () => ({
    what: translate({
      id: 'signing.writing.hex-of-hex.what',
      message: 'The hexadecimal text was written in hexadecimal once more.',
    }),
    fix: translate({
      id: 'signing.writing.hex-of-hex.fix',
      message: 'Convert the digest once: it has 64 characters, not 128.',
    }),
  }),
  'writing.colons': () => ({
    what: translate({
      id: 'signing.writing.colons.what',
      message: 'The digest has colons between its bytes.',
    }),
    fix: translate({
      id: 'signing.writing.colons.fix',
      message: 'Leave `-c` away from `openssl`, or take the colons out.',
    }),
  }),
  'writing.quoted': () => ({
    what: translate({id: 'signing.writing.quoted.what', message: 'Marks stand around the digest.'}),
    fix: translate({
      id: 'signing.writing.quoted.fix',
      message:
        'The header’s value is the bare digest. In Python, `.decode()` takes away the `b` and its marks; `json.dumps` adds some.',
    }),
  }),
  'writing.label': () => ({
    what: translate({
      id: 'signing.writing.label.what',
      message: 'A label stands in front of the digest.',
    }),
    fix: translate({
      id: 'signing.writing.label.fix',
      message:
        'Cut it off: `openssl dgst -r`, or `sed` as in the sample. The value holds the digest alone.',
    }),
  }),
  'writing.space': () => ({
    what: translate({
      id: 'signing.writing.space.what',
      message: 'White space stands within the digest.',
    }),
    fix: translate({
      id: 'signing.writing.space.fix',
      message: 'Take it out; look for a tool that breaks long lines.',
    }),
  }),
  'writing.cut': () => ({
    what: translate({
      id: 'signing.writing.cut.what',
      message: 'It is the beginning of the right signature.',
    }),
    fix: translate({
      id: 'signing.writing.cut.fix',
      message:
        'A whole one has 64 characters. If you did not shorten it yourself, look for a column or a variable that is too short.',
    }),
  }),
} as const satisfies Partial<MistakeTexts>;
