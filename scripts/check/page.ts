import type {Root} from 'mdast';

import {routeOf} from '../../src/content/catalogue';
import {checkFrontMatter, slugIn} from '../../src/content/front-matter';
import {type FileKind, kindOf} from '../../src/content/kinds';
import {parseMarkdown} from '../../src/content/markdown';
import {placeOf} from '../../src/content/tree';
import {pathFrom} from '../../src/lib/files';
import {type Fault, type Finding, findingIn, type Place} from '../../src/lib/finding';
import {once} from '../../src/lib/once';
import {merged} from './merged';
import {nodesOf} from './prose';
import {readText} from './source-text';

/** One Markdown file, read once for all rules. */
export interface SourcePage {
  /** Path relative to the repository, for findings. */
  repoPath: string;
  /** Path relative to the content tree; for updates and pages in `src/pages`, to the repository. */
  file: string;
  kind: FileKind | undefined;
  /** With LF line endings; empty if the file cannot be read as text. */
  content: string;
  readonly frontMatter: Record<string, unknown>;
  /** Without the version prefix. A section has that of its page. */
  route: string | undefined;
  /** Without the parts that cannot be parsed; undefined if the file is not text or no page. */
  readonly markdown: Root | undefined;
  /** Whether text, front matter and all of the Markdown can be parsed, whatever other findings they have. */
  readonly readable: boolean;
  /** Findings from reading the file. */
  readonly findings: Finding[];
}

const WRONG_FOLDER = [
  'pages are not allowed in this folder',
  'move it to knowledge-base/<category>/, resources/ or legal/',
] as const;

interface Site {
  root: string;
  categories: readonly string[];
}

/** Parsing is slow, so it happens on first use: checking one page does not parse the others. */
export function readPage(full: string, {root, categories}: Site): SourcePage {
  const repoPath = pathFrom(root, full);
  const {file} = placeOf(full, root);
  const kind = kindOf(file);
  const text = readText(full, repoPath);
  const {content} = text;
  const head = once(() => {
    if (!text.readable) return {findings: []};
    if (kind === 'section') return {frontMatter: {}, findings: []};
    return kind
      ? checkFrontMatter(content, {repoPath, file, kind, categories})
      : {frontMatter: {}, findings: [findingIn(repoPath, ...WRONG_FOLDER)]};
  });
  const body = once((): {markdown?: Root; findings: Finding[]} => {
    if (!text.readable || !kind) return {findings: []};
    const {markdown, faults} = parseMarkdown(content);
    const open = unclosedCode(markdown, content);
    const all = [...faults, ...(open ? [open] : [])];
    const findings = all.map(({line, column, message, fix}): Finding => ({
      file: repoPath,
      line,
      column,
      message,
      fix,
    }));
    return {markdown, findings: merged(findings)};
  });
  return {
    repoPath,
    file,
    kind,
    content,
    route: kind && routeIn(content, file, kind),
    get frontMatter() {
      return head().frontMatter ?? {};
    },
    get markdown() {
      return body().markdown;
    },
    get readable() {
      const {markdown, findings} = body();
      return markdown !== undefined && findings.length === 0 && head().frontMatter !== undefined;
    },
    get findings() {
      return [...text.findings, ...head().findings, ...body().findings];
    },
  };
}

/** The first code block that only the end of the page closes, or that contains the start of another one. */
function unclosedCode(markdown: Root, content: string): (Fault & Place) | undefined {
  for (const {position, value} of nodesOf(markdown, 'code')) {
    const source = content.slice(position?.start.offset, position?.end.offset).split('\n');
    const [marks] = /^(?:`{3,}|~{3,})/.exec(source[0] ?? '') ?? [];
    if (!marks || !position) continue;
    const isClosed = source.length > 1 && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(source.at(-1) ?? '');
    if (isClosed && !value.split('\n').some((line) => line.startsWith(marks))) continue;
    const {line, column} = position.start;
    const fix = `add a line "${marks}" where the code ends`;
    return {line, column, message: 'the code block is not closed', fix};
  }
  return undefined;
}

function routeIn(content: string, file: string, kind: FileKind): string | undefined {
  const slug = slugIn(content);
  if (kind !== 'update') return routeOf(file, slug);
  return slug && `/updates/${slug}`;
}
