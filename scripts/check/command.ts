import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {count} from '../../src/lib/count';
import {pathFrom} from '../../src/lib/files';
import {type Finding, formatFinding, reasonOf, suggestion} from '../../src/lib/finding';
import {type CheckContext, readContext, type ReadOptions} from './context';
import {nearestAddress} from './links';
import {pageRules, WHOLE_RULES} from './page-rules';
import {runRules} from './run';

interface Checked {
  findings: Finding[];
  extent: Extent;
}

/**
 * Checks the whole tree, or only the given files and folders.
 *
 * @param files paths relative to the root, with forward slashes
 * @returns `fault` if one of them does not exist or is not checked
 */
export async function checkFiles(
  root: string,
  files: readonly string[],
  {release: isRelease = false, ...options}: Omit<ReadOptions, 'only'> & {release?: boolean} = {},
): Promise<Checked | {fault: string}> {
  const isNamed = (repoPath: string): boolean => isWithin(repoPath, files);
  const context = readContext(root, {...options, only: isNamed});
  const missing = files.find((file) => !fs.existsSync(path.join(root, file)));
  if (missing !== undefined) {
    const pages = context.pages.map(({repoPath}) => repoPath);
    const near = nearestAddress(missing, pages);
    const fix = near ? `write "${near}"` : 'name a file or folder that exists';
    return {fault: `no such file: ${missing}  → ${fix}`};
  }
  const outside = files.find((file) => !/^(?:docs|blog|openapi|samples|src)(?:\/|$)/.test(file));
  if (outside !== undefined) {
    return {
      fault: `${outside} is not part of the content  → name a file or folder in docs/ or blog/`,
    };
  }
  // Other files, such as figures, are only checked by the rules for the whole tree.
  const arePages = files.length > 0 && files.every((file) => hasPage(file, context.pages));
  // The rules for the API contract load large libraries, which a single page does not need.
  const ordinary = arePages ? pageRules : (await import('./index')).checks;
  const rules = isRelease ? [...ordinary, (await import('./release')).release] : ordinary;
  const isEnough = arePages || files.length === 0;
  const findings = await runRules(rules, isEnough ? context : readContext(root, options));
  return {
    findings: findings.filter(({file}) => isNamed(file)),
    extent: {
      pages: context.subjects.length,
      figures: context.figures.figures.size,
      checks: rules.length,
      isPart: arePages,
    },
  };
}

/** The pages among some files and folders, or all of them. */
export function pagesIn(root: string, files: readonly string[]): string[] {
  const {pages} = readContext(root);
  const all = pages.map(({repoPath}) => repoPath);
  return all.filter((page) => isWithin(page, files));
}

function isWithin(repoPath: string, files: readonly string[]): boolean {
  return (
    files.length === 0 || files.some((file) => repoPath === file || repoPath.startsWith(`${file}/`))
  );
}

function hasPage(file: string, pages: CheckContext['pages']): boolean {
  return pages.some(({repoPath}) => isWithin(repoPath, [file]));
}

const FORMATS = ['text', 'github', 'json'] as const;
type Format = (typeof FORMATS)[number];

interface CheckOptions {
  format: Format;
  /** Paths relative to the root, with forward slashes. Empty: check everything. */
  files: string[];
  /** Whether to repair first what has one right answer. */
  fix: boolean;
  /** Whether to refuse what the owner has not filled in or confirmed. */
  release: boolean;
}

export const USAGE = `npm run check                          check everything
npm run check -- docs/…/x.md           check one file or folder
npm run check -- --fix docs/…/x.md     repair what has one right answer, then check
npm run check -- --release             also refuse what the owner has not confirmed
npm run check -- --format github       annotations for GitHub Actions
npm run check -- --format json         for programs`;

export function readOptions(args: string[], root: string): CheckOptions | {fault: string} {
  try {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: {type: 'string', default: 'text'},
        fix: {type: 'boolean', default: false},
        release: {type: 'boolean', default: false},
      },
    });
    if (values.release && positionals.length > 0) {
      return {fault: '--release checks everything  → leave out the files'};
    }
    const format = FORMATS.find((name) => name === values.format);
    return format
      ? {
          format,
          files: positionals.map((file) => pathFrom(root, path.resolve(root, file))),
          fix: values.fix,
          release: values.release,
        }
      : {fault: `unknown format "${values.format}"  → ${suggestion(values.format, FORMATS)}`};
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    return {fault: `${reason}  → use one of:\n\n${USAGE}`};
  }
}

/** What was checked, for the summary line. */
interface Extent {
  pages: number;
  figures: number;
  checks: number;
  /** Whether only some pages were checked. */
  isPart?: boolean;
}

/** All findings in one format, with a summary. */
export function report(format: Format, findings: readonly Finding[], extent: Extent): string {
  switch (format) {
    case 'json':
      return JSON.stringify({ok: errorsIn(findings) === 0, ...extent, findings}, null, 2);
    case 'github':
      return [...findings.map(annotation), summary(findings, extent)].join('\n');
    case 'text':
      return [
        ...findings.map(formatFinding),
        ...(findings.length > 0 ? [''] : []),
        summary(findings, extent),
      ].join('\n');
  }
}

/** The number of findings that are neither warnings nor hints. */
export function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({severity}) => severity === undefined).length;
}

function summary(findings: readonly Finding[], {pages, figures, checks, isPart}: Extent): string {
  const errors = errorsIn(findings);
  const [warnings = 0, hints = 0] = (['warning', 'hint'] as const).map(
    (kind) => findings.filter(({severity}) => severity === kind).length,
  );
  const files = new Set(findings.map(({file}) => file)).size;
  const result = [
    errors > 0 ? count(errors, 'error') : 'No problems',
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(hints > 0 ? [count(hints, 'hint')] : []),
  ].join(', ');
  const where = files > 0 ? ` in ${count(files, 'file')}, of` : ' in';
  return `${result}${where} ${count(pages, 'page')}, ${count(figures, 'figure')}, ${count(checks, 'check')}${isPart ? `.\nOnly npm run check without a path checks ${WHOLE_RULES}` : ''}`;
}

/** A GitHub Actions workflow command, which shows the finding at its line in the pull request. */
function annotation({file, line, column, message, fix, severity}: Finding): string {
  const place = Object.entries({file, line, col: column, title: 'Content check'})
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',');
  const level = severity === 'hint' ? 'notice' : (severity ?? 'error');
  return `::${level} ${place}::${escapeData(`${message} → ${fix}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
