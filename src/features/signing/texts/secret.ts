import {translate} from '@docusaurus/Translate';

import type {MistakeTexts} from './types';

/** Mistakes in the secret: what was done, and how to fix it. */
export const secretTexts = {
  'secret.line-end': () => ({
    what: translate({
      id: 'signing.secret.line-end.what',
      message: 'The secret has a line end after it.',
    }),
    fix: translate({
      id: 'signing.secret.line-end.fix',
      message:
        'Trim what you read from a file or an environment: `secret.strip()` in Python, `secret.trim()` in JavaScript, `printf %s` instead of `echo` in a shell.',
    }),
  }),
  'secret.space': () => ({
    what: translate({
      id: 'signing.secret.space.what',
      message: 'The secret has white space before or after it.',
    }),
    fix: translate({
      id: 'signing.secret.space.fix',
      message: 'Trim it once, where it is read: `secret.strip()`, `secret.trim()`.',
    }),
  }),
  'secret.trimmed': () => ({
    what: translate({
      id: 'signing.secret.trimmed.what',
      message: 'The secret in the field has white space at an end, the one that was used has none.',
    }),
    fix: translate({
      id: 'signing.secret.trimmed.fix',
      message:
        'Compare with the secret as you were shown it. It was most likely right to trim it: correct the field.',
    }),
  }),
  'secret.quoted': () => ({
    what: translate({
      id: 'signing.secret.quoted.what',
      message: 'The secret was used with quotation marks around it.',
    }),
    fix: translate({
      id: 'signing.secret.quoted.fix',
      message:
        'Take the marks away in the `.env` file or the shell: some loaders keep them as part of the value.',
    }),
  }),
  'secret.unquoted': () => ({
    what: translate({
      id: 'signing.secret.unquoted.what',
      message: 'The secret in the field has quotation marks, the one that was used has none.',
    }),
    fix: translate({
      id: 'signing.secret.unquoted.fix',
      message: 'Take the marks out of the field. The program is right about the secret.',
    }),
  }),
  'secret.hex-decoded': () => ({
    what: translate({
      id: 'signing.secret.hex-decoded.what',
      message: 'The secret was decoded from hexadecimal.',
    }),
    fix: translate({
      id: 'signing.secret.hex-decoded.fix',
      message:
        'Use the characters as they are: `secret.encode()` in Python, `createHmac(…, secret)` in Node, without `fromhex` or `Buffer.from(secret, "hex")`.',
    }),
  }),
  'secret.base64-decoded': () => ({
    what: translate({
      id: 'signing.secret.base64-decoded.what',
      message: 'The secret was decoded from base64.',
    }),
    fix: translate({
      id: 'signing.secret.base64-decoded.fix',
      message:
        'Use the characters as they are: `secret.encode()` in Python, `createHmac(…, secret)` in Node, without `b64decode` or `Buffer.from(secret, "base64")`.',
    }),
  }),
  'secret.encoded': () => ({
    what: translate({
      id: 'signing.secret.encoded.what',
      message: 'The secret was written in hexadecimal or base64 before it was used.',
    }),
    fix: translate({
      id: 'signing.secret.encoded.fix',
      message:
        'Give the characters of the secret to the HMAC function as UTF-8, without encoding them once more.',
    }),
  }),
  'secret.case': () => ({
    what: translate({
      id: 'signing.secret.case.what',
      message: 'The secret was put into upper or lower case.',
    }),
    fix: translate({
      id: 'signing.secret.case.fix',
      message:
        'Use it letter by letter as shown. Look for a setting or a library that changes the case.',
    }),
  }),
  'secret.key': () => ({
    what: translate({
      id: 'signing.secret.key.what',
      message: 'The API key was used in place of the secret.',
    }),
    fix: translate({
      id: 'signing.secret.key.fix',
      message:
        'The key names you and travels in `X-API-Key`. Sign with the other half, the secret, which is shown once when the key is created.',
    }),
  }),
  'secret.unset': () => ({
    what: translate({
      id: 'signing.secret.unset.what',
      message: 'The secret was empty, or the word for a missing value.',
    }),
    fix: translate({
      id: 'signing.secret.unset.fix',
      message:
        'The variable is not set where the program runs. Stop at start when it is missing: `os.environ["API_SECRET"]` raises, `process.env.API_SECRET` does not.',
    }),
  }),
} as const satisfies Partial<MistakeTexts>;
