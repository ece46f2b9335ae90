import path from 'node:path';

import type {Root} from 'mdast';

import {routeOf} from '../../src/content/catalogue';
import {checkFrontMatter} from '../../src/content/front-matter';
import {kindOf, type PageKind} from '../../src/content/kinds';
import {parseMarkdown} from '../../src/content/markdown';
import type {Finding} from '../../src/lib/finding';
import {readText} from './source-text';

/** One Markdown file, read once for all rules. */
export interface SourcePage {
  /** Path from the repository, for findings. */
  shown: string;
  /** Path from the content tree, or from the repository for updates. */
  file: string;
  kind: PageKind | undefined;
  /** With LF line endings; empty if the file cannot be read as text. */
  content: string;
  readonly frontMatter: Record<string, unknown>;
  /** Without the version prefix; undefined for updates. */
  route: string | undefined;
  /** Undefined if the page cannot be parsed; its findings say why. */
  readonly markdown: Root | undefined;
  /** Whether text, front matter and Markdown can be parsed, whatever other findings they have. */
  readonly readable: boolean;
  /** What was found while reading the file. */
  readonly findings: Finding[];
}

interface Place {
  root: string;
  /** Folder of the content tree. */
  tree: string;
  categories: readonly string[];
}

export function readPage(full: string, {root, tree, categories}: Place): SourcePage {
  const toPosix = (name: string): string => name.split(path.sep).join('/');
  const shown = toPosix(path.relative(root, full));
  const file = shown.startsWith('blog/') ? shown : toPosix(path.relative(tree, full));
  const kind = kindOf(file);
  const text = readText(full, shown);
  const {content} = text;
  const head = once(() => {
    if (!text.readable) return {findings: []};
    return kind
      ? checkFrontMatter(content, {shown, file, kind, categories})
      : {frontMatter: {}, findings: [withoutPlace(shown)]};
  });
  const body = once(() => (head().frontMatter ? parseMarkdown(content, shown) : undefined));
  return {
    shown,
    file,
    kind,
    content,
    route: kind === undefined || kind === 'update' ? undefined : routeOf(file, slugIn(content)),
    get frontMatter() {
      return head().frontMatter ?? {};
    },
    get markdown() {
      const parsed = body();
      return parsed && 'markdown' in parsed ? parsed.markdown : undefined;
    },
    get readable() {
      return this.markdown !== undefined;
    },
    get findings() {
      const parsed = body();
      const ofMarkdown = parsed && 'findings' in parsed ? parsed.findings : [];
      return [...text.findings, ...head().findings, ...ofMarkdown];
    },
  };
}

/** Parsing is slow, so it happens on first use: checking one page does not parse the others. */
function once<T>(compute: () => T): () => T {
  let done: {value: T} | undefined;
  return () => (done ??= {value: compute()}).value;
}

/** Finds the slug without parsing the YAML, so that links to a page with broken YAML are not reported. */
export function slugIn(content: string): string | undefined {
  const head = content.slice(0, content.indexOf('\n---', 3) + 1 || content.length);
  return /^slug: *["']?(\S+?)["']?\s*$/m.exec(head)?.[1];
}

function withoutPlace(shown: string): Finding {
  return {
    file: shown,
    line: 1,
    column: 1,
    message: 'pages are not allowed in this folder',
    fix: 'move it to knowledge-base/<category>/, resources/ or legal/',
  };
}
