import path from 'node:path';

import {categoriesOf} from '../../src/content/kinds';
import {currentTree, markdownFiles, symbolicLinks} from '../../src/content/tree';
import {readDrawings, type DrawingSet} from '../../src/content/drawings/read';
import {inspectFigures, type FigureSet} from '../../src/content/figures/read';
import type {Finding} from '../../src/lib/finding';
import {readPage, type SourcePage} from './page';

export type {SourcePage} from './page';

/** Everything that the rules look at. */
export interface CheckContext {
  root: string;
  /** All pages. Their Markdown is parsed when a rule first asks for it. */
  pages: SourcePage[];
  /** The pages that are to be checked: all, or those that somebody named. */
  subjects: SourcePage[];
  figures: FigureSet;
  figureFindings: Finding[];
  /** Files and folders that cannot be read as pages. */
  fileFindings: Finding[];
  /** Read when a rule first asks for them. */
  readonly drawings: DrawingSet;
  /** The day of the check, for what ages. */
  today: Date;
  /** Whether this is the check that lets a change in, where nothing may be left for later. */
  strict: boolean;
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

export interface ReadOptions {
  /** Tells of a path from the root, with `/`, whether its page is to be checked; all are where it is left out. */
  only?: (shown: string) => boolean;
  today?: Date;
  strict?: boolean;
}

/** Reads today's tree and the updates. Frozen versions are left alone: they passed the rules of their day. */
export function readContext(root: string, options: ReadOptions = {}): CheckContext {
  const {only = () => true, today = new Date(), strict = Boolean(process.env.CI)} = options;
  const tree = currentTree(root);
  const categories = categoriesOf(tree.folder);
  const folders = [tree.folder, path.join(root, 'blog')];
  const {set, findings} = inspectFigures(tree.folder, root);
  const pages = folders
    .flatMap(markdownFiles)
    .map((full) => readPage(full, {root, tree: tree.folder, categories}));
  let drawings: DrawingSet | undefined;
  return {
    root,
    pages,
    subjects: pages.filter(({shown}) => only(shown)),
    figures: set,
    figureFindings: findings,
    fileFindings: folders.flatMap(symbolicLinks).map((full) => linkFinding(full, root)),
    get drawings() {
      return (drawings ??= readDrawings(tree.folder, root));
    },
    today,
    strict,
  };
}

/**
 * Whether every page can be read and is looked at. A rule that finds something missing must be
 * silent where it is not: what it misses may stand on the page that could not be read.
 */
export function seesAll({pages, subjects}: CheckContext): boolean {
  return subjects.length === pages.length && pages.every(({readable}) => readable);
}

function linkFinding(full: string, root: string): Finding {
  return {
    file: path.relative(root, full).split(path.sep).join('/'),
    line: 1,
    column: 1,
    message: 'a symbolic link, which no page is read through',
    fix: 'put the file itself here, or remove the link',
  };
}

/** A finding at a node of the Markdown. */
export function findingAt(
  page: SourcePage,
  node: {position?: {start: {line: number; column: number}} | undefined},
  message: string,
  fix: string,
): Finding {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  return {file: page.shown, line, column, message, fix};
}

/** Line of a key of the front matter, from 1; the first line of the file where the key is missing. */
export function lineOfField({content}: SourcePage, field: string): number {
  return Math.max(1, content.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1);
}
