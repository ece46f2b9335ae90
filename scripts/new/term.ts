import fs from 'node:fs';
import path from 'node:path';

import {GLOSSARY_FOLDER, TERMS_FILE} from '../../src/features/glossary/model/read';
import {TOPICS} from '../../src/features/glossary/model/schema';
import {suggestion} from '../../src/lib/finding';
import {slugOf} from '../../src/lib/fold';
import {TO_WRITE} from '../check/placeholders';
import type {Order} from './order';
import type {Draft, Site} from './site';

const DEFINITION = `${TO_WRITE} what the word means, in one or two plain sentences of fifteen to forty-five words that a newcomer understands.`;

/** Adds a term at the end of the glossary, without reformatting the rest. */
export function beginTerm({title, topic}: Order, {root}: Site): Draft | {fault: string} {
  const file = `docs/${GLOSSARY_FOLDER}/${TERMS_FILE}`;
  if (topic === undefined) {
    return {fault: `--topic is missing  → add --topic with one of: ${TOPICS.join(', ')}`};
  }
  if (!(TOPICS as readonly string[]).includes(topic)) {
    return {fault: `unknown topic "${topic}"  → ${suggestion(topic, TOPICS)}`};
  }
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const terms = JSON.parse(text) as object;
  const key = slugOf(title);
  if (key in terms) {
    return {fault: `"${key}" is already in the glossary  → edit it in ${file}`};
  }
  const entry = JSON.stringify({[key]: {name: title, definition: DEFINITION, topic}}, null, 2)
    .split('\n')
    .slice(1, -1)
    .join('\n');
  const content = `${text.trimEnd().replace(/\s*\}$/, '')},\n${entry}\n}\n`;
  const line = content.split('\n').findIndex((one) => one.startsWith(`  "${key}":`)) + 1;
  return {file, content, line};
}
