import {isUtf8} from 'node:buffer';
import fs from 'node:fs';

import type {Finding} from '../../src/lib/finding';

/** Bytes, about ten times the longest article. */
const LARGEST = 500_000;
const BYTE_ORDER_MARK = '\u{feff}';
/** What decoding writes for an invalid byte. */
const REPLACEMENT = '\u{fffd}';

/** A file as text, with findings about its encoding. The text is empty if the file cannot be read. */
export interface SourceText {
  content: string;
  readable: boolean;
  findings: Finding[];
}

/**
 * Reads a file. Windows line endings and a byte-order mark are reported and removed, so that they do
 * not affect other rules.
 */
export function readText(full: string, shown: string): SourceText {
  const unreadable = (message: string, fix: string, line = 1, column = 1): SourceText => ({
    content: '',
    readable: false,
    findings: [{file: shown, line, column, message, fix}],
  });
  const {size} = fs.statSync(full);
  if (size > LARGEST) {
    return unreadable(
      `the file is ${(size / 1e6).toFixed(1)} MB, over the limit of ${LARGEST / 1e6} MB`,
      'split the page, and keep data and images out of it',
    );
  }
  const bytes = fs.readFileSync(full);
  if (!isUtf8(bytes)) {
    const [valid = ''] = bytes.toString('utf8').split(REPLACEMENT);
    const lines = valid.split('\n');
    const fix = 'save the file as UTF-8 (in VS Code: "Save with Encoding")';
    const column = (lines.at(-1) ?? '').length + 1;
    return unreadable('the file is not valid UTF-8', fix, lines.length, column);
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
  const hasMark = text.startsWith(BYTE_ORDER_MARK);
  if (hasMark) {
    const fix = 'save it as UTF-8 without BOM (in VS Code: "Save with Encoding")';
    report(1, 1, 'the file starts with a byte-order mark', fix);
  }
  const body = hasMark ? text.slice(1) : text;
  const [before, ...others] = body.split('\r\n');
  if (others.length > 0) {
    const lines = (before ?? '').split('\n');
    const fix = 'save the file with LF line endings (in VS Code, click CRLF at the bottom right)';
    const column = (lines.at(-1) ?? '').length + 1;
    report(lines.length, column, 'the file has Windows line endings', fix);
  }
  const content = body.replaceAll('\r\n', '\n');
  const fence = openFence(content.split('\n'));
  if (!fence) return {content, readable: true, findings};
  const {line, column, marks} = fence;
  report(line, column, 'the code block is not closed', `add a line "${marks}" where the code ends`);
  return {content: closed(content, fence), readable: true, findings};
}

interface Fence {
  line: number;
  column: number;
  marks: string;
}

/** The first code block that the end of the file, or the start of another, leaves open. */
function openFence(lines: readonly string[]): Fence | undefined {
  let open: Fence | undefined;
  for (const [index, line] of lines.entries()) {
    const [, before = '', marks = '', info = ''] = /^([\s>]*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!marks || info.includes('`')) continue;
    const here = {line: index + 1, column: before.length + 1, marks};
    if (!open) open = here;
    else if (info.trim() === '' && marks.startsWith(open.marks)) open = undefined;
    else if (marks === open.marks) return open;
  }
  return open;
}

/** Ends the code before the next blank line, so that other rules see the rest of the page. */
function closed(content: string, {line, marks}: Fence): string {
  const lines = content.split('\n');
  const end = lines.findIndex((text, index) => index >= line && text.trim() === '');
  const last = end < 0 ? lines.length - 1 : end - 1;
  return lines.with(Math.max(last, line), marks).join('\n');
}
