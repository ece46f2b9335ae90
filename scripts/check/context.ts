import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';

import {routeOf} from '../../src/content/catalogue';
import {checkFrontMatter} from '../../src/content/front-matter';
import {categoriesOf, kindOf, type PageKind} from '../../src/content/kinds';
import {parseMarkdown} from '../../src/content/markdown';
import {currentTree, markdownFiles} from '../../src/content/tree';
import {readDrawings, type DrawingSet} from '../../src/drawings/read';
import {inspectFigures, type FigureSet} from '../../src/figures/read';
import type {Finding} from '../../src/lib/finding';

/** One Markdown file, read once for all rules. */
export interface SourcePage {
  /** Path from the repository, for findings. */
  shown: string;
  /** Path from the content tree, or from the repository for updates. */
  file: string;
  kind: PageKind | undefined;
  content: string;
  frontMatter: Record<string, unknown>;
  /** Without the version in front; undefined for updates. */
  route: string | undefined;
  /** Undefined where the Markdown cannot be read; the rule `markdown` says why. */
  markdown: Root | undefined;
  /** What was found while the file was read. */
  findings: Finding[];
}

/** Everything that the rules look at. */
export interface CheckContext {
  root: string;
  pages: SourcePage[];
  figures: FigureSet;
  figureFindings: Finding[];
  drawings: DrawingSet;
}

/** One rule: a name, and what it finds. It tells how much it looked at, since a rule that saw nothing proves nothing. */
export interface Check {
  name: string;
  run(context: CheckContext): Promise<CheckResult> | CheckResult;
}

export interface CheckResult {
  findings: Finding[];
  /** Number of things looked at. */
  looked: number;
}

/** Reads today's tree and the updates. Frozen versions are left alone: they passed the rules of their day. */
export function readContext(root: string): CheckContext {
  const tree = currentTree(root);
  const categories = categoriesOf(tree.folder);
  const files = [...markdownFiles(tree.folder), ...markdownFiles(path.join(root, 'blog'))];
  const {set, findings} = inspectFigures(tree.folder, root);
  return {
    root,
    figures: set,
    figureFindings: findings,
    drawings: readDrawings(tree.folder, root),
    pages: files.map((full) => readPage(full, root, tree.folder, categories)),
  };
}

function readPage(
  full: string,
  root: string,
  tree: string,
  categories: readonly string[],
): SourcePage {
  const toPosix = (name: string): string => name.split(path.sep).join('/');
  const shown = toPosix(path.relative(root, full));
  const file = shown.startsWith('blog/') ? shown : toPosix(path.relative(tree, full));
  const kind = kindOf(file);
  const content = fs.readFileSync(full, 'utf8');
  const {frontMatter = {}, findings} = kind
    ? checkFrontMatter(content, {shown, file, kind, categories})
    : {
        findings: [
          {
            file: shown,
            line: 1,
            column: 1,
            message: 'no page belongs here',
            mend: 'move it to knowledge-base/<category>/, resources/ or legal/',
          },
        ],
      };
  const parsed = parseMarkdown(content, shown);
  return {
    shown,
    file,
    kind,
    content,
    frontMatter,
    route:
      kind === undefined || kind === 'update'
        ? undefined
        : routeOf(file, typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined),
    markdown: 'markdown' in parsed ? parsed.markdown : undefined,
    findings: 'markdown' in parsed ? findings : [...findings, ...parsed.findings],
  };
}

/** A finding at a node of the Markdown. */
export function findingAt(
  page: SourcePage,
  node: {position?: {start: {line: number; column: number}} | undefined},
  message: string,
  mend: string,
): Finding {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  return {file: page.shown, line, column, message, mend};
}

/** Line of a key of the front matter, from 1; the first line of the file where the key is missing. */
export function lineOfField({content}: SourcePage, field: string): number {
  return Math.max(1, content.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1);
}
