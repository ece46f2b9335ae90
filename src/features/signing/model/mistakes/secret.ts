import {bytesOf, fromBase64, fromHex, toBase64, toHex} from '../bytes';
import {type Change, inSecret} from './change';

/** Mistakes in the secret. */
export const secretMistakes = {
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
