import type {Change} from './change';

/** Mistakes in how the digest is made. */
export const hashingMistakes = {
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
