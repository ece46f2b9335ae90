import {fromBase64, fromHex, toHex} from './bytes';
import {DIGEST_BYTES} from './digest';

/** Mistakes in how a digest is encoded as text. */
export const WRITING_MISTAKES = [
  'writing.upper-case',
  'writing.base64',
  'writing.base64-of-hex',
  'writing.hex-of-hex',
  'writing.separated',
  'writing.url-encoded',
  'writing.quoted',
  'writing.label',
  'writing.space',
  'writing.zeros',
  'writing.cut',
] as const;
export type WritingMistake = (typeof WRITING_MISTAKES)[number];

/** One way to read the given text as a signature. */
export interface Reading {
  /** The digest in lower-case hexadecimal, its beginning (`cut`), or what is left without zeros. */
  readonly hex: string;
  readonly form: 'whole' | 'cut' | 'zeros';
  readonly mistakes: readonly WritingMistake[];
}

/** The fewest hexadecimal digits for which a match of a truncated digest is meaningful. */
const MIN_CUT_LENGTH = 8;

/** Lengths of the known digests in hexadecimal digits. */
const LENGTHS = Object.values(DIGEST_BYTES).map((bytes) => 2 * bytes);

/** The digits of a right signature. */
const DIGITS = 2 * DIGEST_BYTES['SHA-256'];

/** What may surround a digest, outermost first. */
const WRAPPINGS = [
  // `X-API-Signature: …`, `Bearer …`, `sha256=…`, `SHA2-256(stdin)= …`, `0x…`
  [
    'writing.label',
    /^(?:[\w-]*signature\s*:\s*|authorization\s*:\s*|bearer\s+|hmac(?:-sha-?256)?\s+|v1=|[\w-]*(?:\([^)]*\))?\s*=\s*|0x)(.+)$/is,
  ],
  ['writing.quoted', /^(?:b?'(.+)'|b?"(.+)"|`(.+)`|<(.+)>)$/s],
] as const satisfies readonly (readonly [WritingMistake, RegExp])[];

function unwrap(text: string): Pick<Reading, 'mistakes'> & {text: string} {
  for (const [mistake, pattern] of WRAPPINGS) {
    const inner = pattern.exec(text)?.slice(1).find(Boolean);
    // The `=` that ends base64 text looks like that of a label, but no digest follows it.
    if (inner !== undefined && /\w{8}/.test(inner)) {
      const further = unwrap(inner.trim());
      return {text: further.text, mistakes: [mistake, ...further.mistakes]};
    }
  }
  return {text, mistakes: []};
}

function isAscii(hex: string | undefined): boolean {
  return hex !== undefined && /^[0-9a-f]+$/i.test(hex);
}

/** The text whose Latin-1 bytes are given in hexadecimal. */
function spelled(hex: string): string {
  return String.fromCharCode(...fromHex(hex));
}

function* readingsOfDigits(text: string): Generator<Reading> {
  const isHex = /^[0-9a-f]+$/i.test(text);
  if (isHex) {
    const hex = text.toLowerCase();
    const upper: WritingMistake[] = hex === text ? [] : ['writing.upper-case'];
    if (LENGTHS.includes(hex.length)) yield {hex, form: 'whole', mistakes: upper};
    const spelling = LENGTHS.includes(hex.length / 2) ? spelled(hex) : '';
    if (isAscii(spelling)) {
      yield {hex: spelling.toLowerCase(), form: 'whole', mistakes: ['writing.hex-of-hex']};
    }
    if (hex.length >= MIN_CUT_LENGTH && hex.length < DIGITS && !LENGTHS.includes(hex.length)) {
      yield {hex, form: 'cut', mistakes: [...upper, 'writing.cut']};
      yield {hex, form: 'zeros', mistakes: [...upper, 'writing.zeros']};
    }
    return;
  }
  const bytes = fromBase64(text);
  if (bytes === undefined) return;
  const hex = toHex(bytes);
  if (LENGTHS.includes(hex.length)) yield {hex, form: 'whole', mistakes: ['writing.base64']};
  if (LENGTHS.includes(bytes.length)) {
    const spelling = spelled(hex);
    if (isAscii(spelling)) {
      yield {hex: spelling.toLowerCase(), form: 'whole', mistakes: ['writing.base64-of-hex']};
    }
  }
}

/** A digest with a sign between its bytes, as .NET's `BitConverter` writes it. */
const SEPARATED = /^(?:[0-9a-f]{2}[:-]){8,}[0-9a-f]{2}$/i;

/** A text without the escapes of URLs, such as `%2B` in base64. */
function unescaped(text: string): string {
  try {
    return /%[0-9a-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

/**
 * Every way to read a text as a digest, the simplest first; none if it is not a digest in any
 * known notation. Surrounding white space is ignored, because header values have none.
 */
export function readingsOf(signature: string): Reading[] {
  const {text: inner, mistakes} = unwrap(signature.trim());
  const text = unescaped(inner);
  const escapes: WritingMistake[] = text === inner ? [] : ['writing.url-encoded'];
  const bare = text.replace(/\s/g, '');
  const spaced: WritingMistake[] = bare === text ? [] : ['writing.space'];
  const joined = SEPARATED.test(bare) ? bare.replace(/[:-]/g, '') : bare;
  const separated: WritingMistake[] = joined === bare ? [] : ['writing.separated'];
  const before = [...mistakes, ...escapes, ...spaced, ...separated];
  return [...readingsOfDigits(joined)].map((reading) => ({
    ...reading,
    mistakes: [...before, ...reading.mistakes],
  }));
}

/** Whether a digest in lower-case hexadecimal matches a reading. */
export function fits({hex, form}: Reading, digest: string): boolean {
  if (form === 'whole') return digest === hex;
  if (form === 'cut') return digest.length > hex.length && digest.startsWith(hex);
  // Of each byte, or of the digest as one number.
  return digest.replace(/0(.)|(..)/g, '$1$2') === hex || digest.replace(/^0+/, '') === hex;
}
