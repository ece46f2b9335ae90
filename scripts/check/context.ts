import path from 'node:path';

import {type DrawingSet, readDrawings} from '../../src/content/drawings/read';
import {
  type FigureSet,
  type InspectedFigures,
  inspectFigures,
} from '../../src/content/figures/read';
import {categoriesOf} from '../../src/content/kinds';
import {currentTree, markdownFiles, sitePages, unreadFiles} from '../../src/content/tree';
import {pathFrom} from '../../src/lib/files';
import {type Finding, findingIn, type Place, placeAt} from '../../src/lib/finding';
import {merged} from './merged';
import {readPage, type SourcePage} from './page';

export type {SourcePage} from './page';

/** A text that is checked, with its path from the root. */
export type Source = Pick<SourcePage, 'repoPath' | 'content'>;

/** The input of every rule. */
export interface CheckContext {
  root: string;
  /** All pages. Their Markdown is parsed on first use. */
  pages: SourcePage[];
  /** The pages to check: all, or those given on the command line. */
  subjects: SourcePage[];
  figures: FigureSet;
  /** The result of reading the figure files. */
  figureFiles: Omit<InspectedFigures, 'set'>;
  /** Files that look like pages, but are not read. */
  fileFindings: Finding[];
  /** Read on first use. */
  readonly drawings: DrawingSet;
  /** For rules that depend on the date. */
  today: Date;
  /** Whether findings that could wait, such as placeholders, are errors. True in CI. */
  strict: boolean;
}

/** One rule. */
export interface Check {
  name: string;
  run(context: CheckContext): Promise<Finding[]> | Finding[];
}

/** A rule that checks one page at a time. What is wrong several times on a page is one finding. */
export function pageRule(
  name: string,
  check: (page: SourcePage, context: CheckContext) => Finding[],
): Check {
  return {
    name,
    run: (context) => context.subjects.flatMap((page) => merged(check(page, context))),
  };
}

export interface ReadOptions {
  /** Whether to check the page at a path, relative to the root with forward slashes. Default: all pages. */
  only?: (repoPath: string) => boolean;
  today?: Date;
  strict?: boolean;
}

function unread(file: string): Finding {
  const {dir, name} = path.posix.parse(file);
  const page = `"${path.posix.join(dir, name)}.md"`;
  const fix = /\.m\w+$/i.test(file) ? `rename it to ${page}` : `save its text as ${page}`;
  return findingIn(file, 'only .md and .mdx files are pages, so this one is not published', fix);
}

/** Reads the current tree, the updates and the pages in `src/pages`. Archived versions are not checked: they passed the rules of their time. */
export function readContext(root: string, options: ReadOptions = {}): CheckContext {
  const {only = () => true, today = new Date(), strict = Boolean(process.env.CI)} = options;
  const tree = currentTree(root);
  const categories = categoriesOf(tree.folder);
  const folders = [tree.folder, path.join(root, 'blog')];
  const {set, ...figureFiles} = inspectFigures(tree.folder, root);
  const pages = [...folders.flatMap(markdownFiles), ...sitePages(root)].map((full) =>
    readPage(full, {root, categories}),
  );
  return {
    root,
    pages,
    subjects: pages.filter(({repoPath}) => only(repoPath)),
    figures: set,
    figureFiles,
    fileFindings: folders
      .flatMap(unreadFiles)
      // What a page links to is a download.
      .filter((full) => !pages.some(({content}) => content.includes(path.basename(full))))
      .map((full) => unread(pathFrom(root, full))),
    drawings: readDrawings(tree.folder, root),
    today,
    strict,
  };
}

/**
 * Whether every page is checked and readable. If not, a rule that reports something as missing must
 * report nothing, because the missing part may be on a page that was not read.
 */
export function seesAll({pages, subjects}: CheckContext): boolean {
  return subjects.length === pages.length && pages.every(({readable}) => readable);
}

/** Where something stands: a Markdown node, a key of the front matter, or an offset in characters. */
type Where = {position?: {start: Place} | undefined} | string | number;

/** A finding in a page or another text. */
export function findingAt(
  {repoPath, content}: Source,
  where: Where,
  message: string,
  fix: string,
): Finding {
  return {file: repoPath, ...placeIn(content, where), message, fix};
}

/** A node that is in no text stands at the title, and a missing key in the first line. */
export function placeIn(content: string, where: Where): Place {
  if (typeof where === 'number') return placeAt(content, where);
  if (typeof where === 'object' && where.position) {
    const {line, column} = where.position.start;
    return {line, column};
  }
  const field = typeof where === 'string' ? where : 'title';
  const index = content.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return {line: Math.max(1, index + 1), column: 1};
}
