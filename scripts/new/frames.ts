import path from 'node:path';

import {stringify} from 'yaml';

import type {CataloguePage} from '../../src/content/catalogue';
import {TO_WRITE} from '../check/frame';

/** The smallest number of keywords that the front matter schema accepts. */
const KEYWORDS = 5;
/** Shorter words of a title are not used as keywords. */
const LETTERS = 4;

/** Text as a YAML scalar, quoted if necessary. */
export function quoted(text: string): string {
  return stringify(text, {lineWidth: 0}).trim();
}

/** A page with front matter and text. */
export function pageOf(fields: readonly string[], body: readonly string[]): string {
  return `---\n${fields.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** Line on which the text of a page starts, from 1. */
export function firstLineOfText(content: string): number {
  return content.split('\n').indexOf('---', 1) + 3;
}

/** Initial keywords: the title, its longer words and the keywords of the category. */
export function keywordsFor(title: string, ofCategory: readonly string[]): string {
  const words = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const own = [title.toLowerCase(), ...words.filter(({length}) => length >= LETTERS)];
  const general = ['help', 'how to', 'guide', 'question', 'support'];
  const all = [...new Set([...own.slice(0, KEYWORDS), ...ofCategory, ...general])];
  return `[${all.slice(0, Math.max(KEYWORDS, own.length)).slice(0, 12).map(quoted).join(', ')}]`;
}

/** A placeholder for text that is still to be written. */
export function toWrite(what: string): string {
  return `${TO_WRITE} ${what}`;
}

/** The sections of a help article, as in STYLE.md. */
export const ARTICLE_BODY: readonly string[] = [
  toWrite('the answer to the title, so that a reader in a hurry can stop after this paragraph.'),
  '## Step by step',
  `1. ${toWrite('what to do first, and what the reader then sees.')}\n2. ${toWrite('what to do next.')}`,
  '## Limits and times',
  toWrite('what it costs and how long it takes, each number as a figure.'),
  '## If something goes wrong',
  toWrite('what the reader may see instead, why, and what helps.'),
  '## When to contact support',
  toWrite('after how long, and with which details at hand.'),
];

/** The list of related articles, those of its category first. */
export function relatedTo(file: string, pages: readonly CataloguePage[], category: string): string {
  const articles = pages.filter(({kind}) => kind === 'article');
  const near = articles.filter((page) => page.category === category);
  const far = articles.filter((page) => page.category !== category);
  const links = [...near, ...far].slice(0, 3).map((page) => {
    const url = path.posix.relative(path.posix.dirname(file), `docs/${page.file}`);
    const link = url.startsWith('.') ? url : `./${url}`;
    return `- [${page.title}](${link}): ${toWrite('why to read it.')}`;
  });
  return `## Related articles\n\n${links.join('\n')}`;
}
