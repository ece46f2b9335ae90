import {isUtf8} from 'node:buffer';
import fs from 'node:fs';

import {type Finding, findingIn, placeAt} from '../../src/lib/finding';

/** Bytes, about ten times the longest article. */
const MAX_BYTES = 500_000;
const BYTE_ORDER_MARK = '\u{feff}';
/** The character that decoding produces for an invalid byte. */
const REPLACEMENT = '\u{fffd}';

/** A file as text, with findings about its encoding. The text is empty if the file cannot be read. */
interface SourceText {
  content: string;
  readable: boolean;
  findings: Finding[];
}

/**
 * Reads a file. Windows line endings and a byte-order mark are reported and removed, so that they do
 * not affect other rules.
 */
export function readText(full: string, repoPath: string): SourceText {
  const unreadable = (finding: Finding) => ({content: '', readable: false, findings: [finding]});
  const {size} = fs.statSync(full);
  if (size > MAX_BYTES) {
    const message = `the file is ${(size / 1e6).toFixed(1)} MB, over the limit of ${MAX_BYTES / 1e6} MB`;
    return unreadable(
      findingIn(repoPath, message, 'split the page, and keep data and images out of it'),
    );
  }
  const bytes = fs.readFileSync(full);
  const text = bytes.toString('utf8');
  const at = (found: string, message: string, fix: string): Finding => ({
    file: repoPath,
    ...placeAt(text, text.indexOf(found)),
    message,
    fix,
  });
  if (!isUtf8(bytes)) {
    const fix = 'save the file as UTF-8 (in VS Code: "Save with Encoding")';
    return unreadable(at(REPLACEMENT, 'the file is not valid UTF-8', fix));
  }
  if (text.includes('\0')) {
    return unreadable(at('\0', 'the file has a NUL byte, which no editor shows', 'remove it'));
  }
  if (text.trim() === '') {
    return unreadable(
      findingIn(repoPath, 'the file is empty', 'write the page, or remove the file'),
    );
  }
  const findings: Finding[] = [];
  if (text.startsWith(BYTE_ORDER_MARK)) {
    const fix = 'save it as UTF-8 without BOM (in VS Code: "Save with Encoding")';
    findings.push(at(BYTE_ORDER_MARK, 'the file starts with a byte-order mark', fix));
  }
  if (text.includes('\r\n')) {
    const fix = 'save the file with LF line endings (in VS Code, click CRLF at the bottom right)';
    findings.push(at('\r\n', 'the file has Windows line endings', fix));
  }
  const content = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  return {content, readable: true, findings};
}
