import fs from 'node:fs';
import path from 'node:path';

import {visitParents} from 'unist-util-visit-parents';

import type {CheckContext, SourcePage} from './context';

/** Text that readers see, with its position in the file. */
export interface VisibleText {
  file: string;
  /** The whole file, to compute line and column. */
  content: string;
  text: string;
  /** Start of the text in the file, in characters. */
  offset: number;
}

/** Titles, descriptions and text of pages, and interface strings. */
export function visibleTexts(context: CheckContext): VisibleText[] {
  const {root, pages, subjects} = context;
  const isWhole = subjects.length === pages.length;
  return [...subjects.flatMap(textsOfPage), ...(isWhole ? textsOfInterface(root) : [])];
}

function textsOfPage(page: SourcePage): VisibleText[] {
  const {shown: file, content, frontMatter, markdown} = page;
  const texts: VisibleText[] = ['title', 'description'].flatMap((field) => {
    const text = frontMatter[field];
    if (typeof text !== 'string') return [];
    return [{file, content, text, offset: Math.max(0, content.indexOf(`${field}:`))}];
  });
  if (!markdown) return texts;
  visitParents(markdown, 'text', (node, ancestors) => {
    const directive = ancestors.findLast((ancestor) => ancestor.type.endsWith('Directive'));
    const isValue =
      directive?.type === 'leafDirective' ||
      (directive?.type === 'textDirective' && ['figure', 'brand'].includes(directive.name));
    if (isValue) return;
    texts.push({file, content, text: node.value, offset: node.position?.start.offset ?? 0});
  });
  return texts;
}

const CODE = /`[^`]*`/g;
/** Keeps the length, so that later columns stay right. */
const blank = (text: string): string => ' '.repeat(text.length);

/** The trust badge uses American spelling, as in the specification. */
const TRUST_MARK = /\bKNF authorized\b/gi;

const MESSAGES = [
  /\bmessage:\s*'((?:[^'\\]|\\.)*)'/g,
  /\bmessage:\s*"((?:[^"\\]|\\.)*)"/g,
  /<Translate\b[^>]*>([^<{]+)<\/Translate>/g,
  // Texts of the signing tools in YAML.
  /^ {2}(?:what|fix): (.+)$/gm,
];

function textsOfInterface(root: string): VisibleText[] {
  const folder = path.join(root, 'src');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(tsx?|yaml)$/.test(name))
    .flatMap((name) => {
      const content = fs.readFileSync(path.join(folder, name), 'utf8');
      const file = path.join('src', name).split(path.sep).join('/');
      return MESSAGES.flatMap((pattern) =>
        [...content.matchAll(pattern)].map(({0: whole, 1: text = '', index}) => ({
          file,
          content,
          text: text
            .replaceAll(CODE, blank)
            .replaceAll(/\{\w+\}/g, ' ')
            .replaceAll(TRUST_MARK, ' ')
            .replaceAll(/\\(['"])/g, '$1'),
          offset: index + whole.indexOf(text),
        })),
      );
    });
}
