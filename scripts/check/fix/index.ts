import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';

import {definitions, marks, tables} from './blocks';
import {boxes} from './boxes';
import {cards} from './cards';
import {characters, encoding, tabs} from './characters';
import {fences} from './code';
import {complete} from './complete';
import {contents} from './contents';
import {completed} from './fields';
import {frames} from './frames';
import {boldHeadings, headings, levels, pins, sentenceCase} from './headings';
import {html} from './html';
import {machineText} from './machine-text';
import {followed, ownLinks} from './own-links';
import type {Pass, Result} from './pass';
import {readme} from './readme';
import {sentences} from './sentences';
import {shortcodes} from './shortcodes';
import {isEnglish, spelling, terms} from './spelling';
import {codeOfSteps, steps} from './steps';
import {style} from './style';
import {faults, tags} from './tags';

/** In this order: a box of MkDocs looks like code, and code without fences may contain tags. */
const PASSES: readonly Pass[] = [
  encoding,
  readme,
  html,
  characters,
  shortcodes,
  boxes,
  headings,
  frames,
  tabs,
  fences,
  marks,
  faults,
  tags,
  cards,
  levels,
  boldHeadings,
  tables,
  definitions,
  machineText,
  steps,
  style,
  codeOfSteps,
  sentences,
  contents,
  ownLinks,
];
/** More than any page needs: a repair may make another one possible. */
const MAX_ROUNDS = 20;

export interface Repaired {
  file: string;
  before: string;
  after: string;
  /** What was wrong, once for each place. */
  whats: string[];
}

/** Repairs in a text what has one right answer, until nothing is left. The result is the same if it is repeated. */
export async function repairText(content: string, root: string): Promise<Result> {
  const first = await repeated(PASSES, content, root);
  // No other repair depends on the words, and spelling is the slowest.
  const ofWords = isEnglish(first.content) ? [terms, spelling, sentenceCase] : [];
  const {content: text, whats} = await repeated([...ofWords, pins], first.content, root);
  const last = followed(first.content, text);
  return {content: last.content, whats: [...first.whats, ...whats, ...last.whats]};
}

async function repeated(passes: readonly Pass[], content: string, root: string): Promise<Result> {
  let text = content;
  const whats: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = text;
    for (const pass of passes) {
      const result = await pass(text, root);
      text = result.content;
      whats.push(...result.whats);
    }
    if (text === before) break;
  }
  return {content: text, whats};
}

/**
 * Repairs files in place, and says which lines have changed. Files that are not UTF-8 stay as they are, and so do the
 * pages in src/pages: their components and imports would be taken for those of another system.
 */
export async function repairFiles(
  root: string,
  files: readonly string[],
  today = new Date(),
): Promise<Repaired[]> {
  const repaired: Repaired[] = [];
  const readable = files
    .filter((file) => !file.startsWith('src/'))
    .filter((file) => isUtf8(fs.readFileSync(path.join(root, file))));
  const sources = readable.map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  const results: Result[] = [];
  for (const [at, file] of readable.entries()) {
    const before = sources[at] ?? '';
    const {content: plain, whats} = await encoding(before, root);
    const head = completed(plain, file, root, today);
    const result = await repairText(head.content, root);
    if (result.content !== before) fs.writeFileSync(path.join(root, file), result.content);
    results.push({...result, whats: [...whats, ...head.whats, ...result.whats]});
  }
  const finished = complete(root, readable, today);
  for (const [at, file] of readable.entries()) {
    const before = sources[at] ?? '';
    const {content: after = before, whats = []} = finished.get(file) ?? results[at] ?? {};
    const all = [...(results[at]?.whats ?? []), ...(finished.has(file) ? whats : [])];
    if (after !== before) repaired.push({file, before, after, whats: all});
  }
  return repaired;
}
