import {isUtf8} from 'node:buffer';
import fs from 'node:fs';

import type {Finding} from '../../src/lib/finding';

/** Bytes. The longest article has a tenth of it. */
const LARGEST = 500_000;
const BYTE_ORDER_MARK = '\u{feff}';

/** A file as text, with what is wrong in how it was saved; without text where it cannot be read. */
export interface SourceText {
  content: string;
  readable: boolean;
  findings: Finding[];
}

/**
 * Reads a file that a person wrote. Line ends of Windows and a byte-order mark are told and
 * taken away, so that no other rule stumbles over them.
 */
export function readText(full: string, shown: string): SourceText {
  const unreadable = (message: string, fix: string, line = 1, column = 1): SourceText => ({
    content: '',
    readable: false,
    findings: [{file: shown, line, column, message, fix}],
  });
  if (fs.lstatSync(full).isSymbolicLink()) {
    return unreadable('a symbolic link is not followed', 'put the file itself in its place');
  }
  const {size} = fs.statSync(full);
  if (size > LARGEST) {
    return unreadable(
      `the file has ${(size / 1e6).toFixed(1)} MB, more than ${LARGEST / 1e6}`,
      'divide the page, and leave data and images out of it',
    );
  }
  const bytes = fs.readFileSync(full);
  if (!isUtf8(bytes)) {
    const {line, column} = firstForeignByte(bytes);
    const fix = 'save the file as UTF-8 (in VS Code: "Save with Encoding")';
    return unreadable('the file is not UTF-8 here', fix, line, column);
  }
  const text = bytes.toString('utf8');
  return text.trim() === ''
    ? unreadable('the file is empty', 'write the page, or remove the file')
    : withoutMarks(text, shown);
}

function withoutMarks(text: string, shown: string): SourceText {
  const findings: Finding[] = [];
  const report = (line: number, column: number, message: string, fix: string): void =>
    void findings.push({file: shown, line, column, message, fix});
  if (text.startsWith(BYTE_ORDER_MARK)) {
    report(
      1,
      1,
      'the file begins with a byte-order mark',
      'save it as UTF-8 without BOM (in VS Code: "Save with Encoding")',
    );
  }
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const lines = body.split('\n');
  const windows = lines.findIndex((line) => line.endsWith('\r'));
  if (windows >= 0) {
    report(
      windows + 1,
      lines[windows]?.length ?? 1,
      'the lines end as on Windows',
      'save the file with the line ends LF (in VS Code: CRLF at the bottom right)',
    );
  }
  return {content: body.replaceAll('\r\n', '\n'), readable: true, findings};
}

/** The first line that is no UTF-8, and the byte in it. */
function firstForeignByte(bytes: Buffer): {line: number; column: number} {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const one = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isUtf8(one)) return {line, column: Math.max(1, validStart(one) + 1)};
    start += one.length + 1;
  }
  return {line: 1, column: 1};
}

/** How many characters of a line can be read before the first that cannot. */
function validStart(line: Buffer): number {
  const readable = new TextDecoder('utf-8').decode(line);
  return readable.indexOf('\u{fffd}');
}
