import fs from 'node:fs';
import path from 'node:path';

import {structuredPatch} from 'diff';

import {characters, tabs, textOf} from './characters';
import type {Pass} from './edits';
import {levels, titles, withFrontMatter} from './headings';
import {style} from './style';
import {addresses, spelling} from './words';

/** By what they repair. */
const PASSES: Readonly<Record<string, Pass>> = {
  'pasted characters': characters,
  tabs,
  'the title once more': titles,
  'levels of headings': levels,
  'list markers, blank lines and spaces': style,
  'addresses without a link': addresses,
};
/** More than any page needs: a repair may make another one possible. */
const MAX_ROUNDS = 20;
/** Bytes, about ten times the longest article: the check reads no larger file. */
const MAX_SIZE = 500_000;

interface Result {
  content: string;
  /** What was wrong, for the report. */
  whats: string[];
}

interface Repaired {
  file: string;
  /** In UTF-8, with LF line endings. */
  before: string;
  after: string;
  whats: string[];
}

/** Repairs in a text what has one right answer, until nothing is left. A second run changes nothing. */
export async function repairText(content: string, root: string): Promise<Result> {
  let text = content;
  const whats = new Set<string>();
  const run = async (what: string, pass: Pass): Promise<void> => {
    const after = await pass(text, root);
    if (after !== text) whats.add(what);
    text = after;
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = text;
    for (const [what, pass] of Object.entries(PASSES)) await run(what, pass);
    if (text === before) break;
  }
  // No other repair depends on the words, and spelling is the slowest.
  await run('spelling', spelling);
  return {content: text, whats: [...whats]};
}

/**
 * Repairs files in place, and says what has changed. Of the pages in src/pages, only the encoding: they are made of
 * components, between which indentation and blank lines mean something else.
 */
export async function repairFiles(root: string, files: readonly string[]): Promise<Repaired[]> {
  const repaired: Repaired[] = [];
  for (const file of files) {
    const full = path.join(root, file);
    const bytes = fs.readFileSync(full);
    const before = bytes.length <= MAX_SIZE ? textOf(bytes) : undefined;
    if (!before?.trim()) continue;
    const headed = file.startsWith('src/') ? before : withFrontMatter(before, file, root);
    const {content: after, whats} = file.startsWith('src/')
      ? {content: before, whats: []}
      : await repairText(headed, root);
    if (Buffer.from(after).equals(bytes)) continue;
    fs.writeFileSync(full, after);
    if (headed !== before) whats.unshift('no front matter');
    if (!Buffer.from(before).equals(bytes)) whats.unshift('the encoding or line endings');
    repaired.push({file, before, after, whats});
  }
  return repaired;
}

/** What was repaired in each file, and the changed lines. */
export function reportRepairs(repaired: readonly Repaired[]): string {
  if (repaired.length === 0) return 'Nothing to repair';
  return repaired.map(reportFile).join('\n');
}

function reportFile({file, before, after, whats}: Repaired): string {
  const {hunks} = structuredPatch(file, file, before, after, undefined, undefined, {context: 0});
  const lines = hunks.flatMap((hunk) => [
    `${file}:${hunk.newStart}`,
    ...hunk.lines.filter((line) => /^[-+]/.test(line)).map((line) => `  ${line}`),
  ]);
  return [`${file}  repaired: ${whats.join(', ')}`, ...lines, ''].join('\n');
}
