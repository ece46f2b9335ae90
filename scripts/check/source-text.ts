import {isUtf8} from 'node:buffer';
import fs from 'node:fs';

import {type Fault, type Finding, placeAt} from '../../src/lib/finding';

/** Bytes, about ten times the longest article. */
const MAX_BYTES = 500_000;

/** A file as text, with findings about its encoding. The text is empty if the file cannot be read. */
interface SourceText {
  content: string;
  readable: boolean;
  findings: Finding[];
}

/** What stops the other rules from reading a file, with what is wrong in it. */
function faultOf(bytes: Buffer, text: string): (Fault & {found?: string}) | undefined {
  if (bytes.length > MAX_BYTES) {
    const size = (bytes.length / 1e6).toFixed(1);
    const message = `the file is ${size} MB, over the limit of ${MAX_BYTES / 1e6} MB`;
    return {message, fix: 'split the page, and keep data and images out of it'};
  }
  if (!isUtf8(bytes)) {
    const fix = 'save the file as UTF-8 (in VS Code: "Save with Encoding")';
    return {found: '\ufffd', message: 'the file is not valid UTF-8', fix};
  }
  if (text.includes('\0')) {
    const message = 'the file has a NUL byte, which no editor shows';
    return {found: '\0', message, fix: 'remove it'};
  }
  if (text.trim() !== '') return undefined;
  return {message: 'the file is empty', fix: 'write the page, or remove the file'};
}

/**
 * Reads a file. Windows line endings and a byte-order mark are reported and removed, so that they do
 * not affect other rules.
 */
export function readText(full: string, file: string): SourceText {
  const bytes = fs.readFileSync(full);
  const text = bytes.toString('utf8');
  const at = (found: string, message: string, fix: string): Finding[] => {
    const offset = text.indexOf(found);
    return offset < 0 ? [] : [{file, ...placeAt(text, offset), message, fix}];
  };
  const fault = faultOf(bytes, text);
  if (fault) {
    const {found = '', message, fix} = fault;
    return {content: '', readable: false, findings: at(found, message, fix)};
  }
  const mark = 'save it as UTF-8 without BOM (in VS Code: "Save with Encoding")';
  const ends = 'save the file with LF line endings (in VS Code, click CRLF at the bottom right)';
  const findings = [
    ...(text.startsWith('\ufeff') ? at('', 'the file starts with a byte-order mark', mark) : []),
    ...at('\r\n', 'the file has Windows line endings', ends),
  ];
  return {content: text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), readable: true, findings};
}
