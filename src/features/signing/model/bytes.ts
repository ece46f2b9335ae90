/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** What is hashed: text, which counts as UTF-8, or bytes that are no UTF-8 text. */
export type Payload = string | Bytes;

const encoder = new TextEncoder();
// The byte order mark is part of what was sent: it is kept.
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** Bytes of a payload; text as UTF-8. */
export function bytesOf(payload: Payload): Bytes {
  return typeof payload === 'string' ? encoder.encode(payload) : payload;
}

/** The same bytes as text where they are UTF-8, else as they are. */
export function payloadOf(bytes: Bytes): Payload {
  try {
    return decoder.decode(bytes);
  } catch {
    return bytes;
  }
}

export function concat(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Lower-case hexadecimal. */
export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of hexadecimal text in any case, or undefined where it is none. */
export function fromHex(text: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Base64 with its padding. */
export function toBase64(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Bytes of base64 text in the usual or the URL alphabet, padded or not, or undefined. */
export function fromBase64(text: string): Bytes | undefined {
  const bare = text.replace(/={1,2}$/, '');
  if (!/^[\w+/-]+$/.test(bare) || bare.length % 4 === 1) return undefined;
  const binary = atob(bare.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
