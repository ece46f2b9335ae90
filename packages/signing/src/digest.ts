import type {Bytes} from './bytes';

export type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

/** Digest length of each function in bytes. */
export const DIGEST_BYTES: Readonly<Record<HashName, number>> = {
  'SHA-1': 20,
  'SHA-256': 32,
  'SHA-384': 48,
  'SHA-512': 64,
};

/** Whether this page may use WebCrypto: browsers only allow it on HTTPS and localhost. */
export function canDigest(): boolean {
  return typeof globalThis.crypto?.subtle?.digest === 'function';
}

/** HMAC of a message. An empty key becomes a zero byte, which HMAC's padding treats the same. */
export async function hmac(hash: HashName, key: Bytes, message: Bytes): Promise<Bytes> {
  const usable = key.length > 0 ? key : new Uint8Array(1);
  const algorithm = {name: 'HMAC', hash};
  const imported = await crypto.subtle.importKey('raw', usable, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

/** Digest of a message, without a key. */
export async function digest(hash: HashName, message: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(hash, message));
}
