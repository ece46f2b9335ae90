import fs from 'node:fs';
import path from 'node:path';

import {addresses} from './addresses';
import {characters, tabs} from './characters';
import type {Pass, Result} from './edits';
import {textOf} from './encoding';
import {withFrontMatter} from './front-matter';
import {levels, titles} from './headings';
import {spelling} from './spelling';
import {style} from './style';

const PASSES: readonly Pass[] = [characters, tabs, titles, levels, style, addresses];
/** More than any page needs: a repair may make another one possible. */
const MAX_ROUNDS = 20;
/** Bytes, about ten times the longest article: the check reads no larger file. */
const MAX_SIZE = 500_000;

export interface Repaired {
  file: string;
  /** In UTF-8, with LF line endings. */
  before: string;
  after: string;
  /** What was wrong, once for each place. */
  whats: string[];
}

/** Repairs in a text what has one right answer, until nothing is left. A second run changes nothing. */
export async function repairText(content: string, root: string): Promise<Result> {
  let text = content;
  const whats: string[] = [];
  const run = async (pass: Pass): Promise<void> => {
    const result = await pass(text, root);
    text = result.content;
    whats.push(...result.whats);
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = text;
    for (const pass of PASSES) await run(pass);
    if (text === before) break;
  }
  // No other repair depends on the words, and spelling is the slowest.
  await run(spelling);
  return {content: text, whats};
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
    const plain = bytes.length <= MAX_SIZE ? textOf(bytes) : undefined;
    if (!plain?.content.trim()) continue;
    const {content: after, whats} = file.startsWith('src/')
      ? {...plain, whats: []}
      : await repairMarkdown(plain.content, file, root);
    if (Buffer.from(after).equals(bytes)) continue;
    fs.writeFileSync(full, after);
    repaired.push({file, before: plain.content, after, whats: [...plain.whats, ...whats]});
  }
  return repaired;
}

async function repairMarkdown(text: string, file: string, root: string): Promise<Result> {
  const headed = withFrontMatter(text, file, root);
  const {content, whats} = await repairText(headed.content, root);
  return {content, whats: [...headed.whats, ...whats]};
}
