/** Bytes in the form that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** What is hashed: text, encoded as UTF-8, or bytes that are not valid UTF-8. */
export type Payload = string | Bytes;

const encoder = new TextEncoder();
// The byte order mark is part of what was sent, so it is kept.
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

export function bytesOf(payload: Payload): Bytes {
  return typeof payload === 'string' ? encoder.encode(payload) : payload;
}

/** The bytes decoded as text if they are valid UTF-8, otherwise unchanged. */
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

/** The bytes of a hexadecimal string in either case. As in Node, they end where the text is not hexadecimal. */
export function fromHex(text: string): Bytes {
  const [digits = ''] = /^(?:[0-9a-f]{2})*/i.exec(text) ?? [];
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Padded base64. */
export function toBase64(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The bytes of a string in standard or URL-safe base64, with or without padding, or undefined. */
export function fromBase64(text: string): Bytes | undefined {
  const bare = text.replace(/={1,2}$/, '');
  if (!/^[\w+/-]+$/.test(bare) || bare.length % 4 === 1) return undefined;
  const binary = atob(bare.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
