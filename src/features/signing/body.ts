import type {Bytes, Payload} from '@site/src/features/signing/model/bytes';

/** Line endings of a typed body: a text field keeps line feeds alone, whatever was pasted. */
export type LineEnds = 'lf' | 'crlf';

/** A body as its field holds it: typed, or a file whose bytes stay as they are. */
export interface BodyInput {
  readonly text: string;
  readonly lineEnds: LineEnds;
  readonly file?: {readonly name: string; readonly bytes: Bytes};
}

export const emptyBody: BodyInput = {text: '', lineEnds: 'lf'};

/** The body that is signed. */
export function payloadOfInput({text, lineEnds, file}: BodyInput): Payload {
  if (file) return file.bytes;
  return lineEnds === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
}

/** The line endings of a pasted text: a field would turn them all into line feeds. */
export function lineEndsOf(pasted: string): LineEnds | 'mixed' | 'none' {
  const crlf = /\r\n/.test(pasted);
  const others = /\r(?!\n)|(?<!\r)\n/.test(pasted);
  if (crlf && others) return 'mixed';
  if (crlf) return 'crlf';
  return others ? 'lf' : 'none';
}
