import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {count} from '../../src/lib/count';
import {pathFrom} from '../../src/lib/files';
import {type Finding, formatFinding, reasonOf, suggestion} from '../../src/lib/finding';
import {readContext, type ReadOptions} from './context';
import {checks, pageRules, wholeRules} from './index';
import {nearestAddress} from './links';
import {release} from './release';
import {runRules} from './run';

/** The findings, and what was checked, for the summary line. */
interface Checked {
  findings: Finding[];
  pages: number;
  figures: number;
  checks: number;
  /** Whether only some pages were checked. */
  isPart: boolean;
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
  const context = readContext(root, {...options, only: (page) => isWithin(page, files)});
  const pages = context.pages.map(({repoPath}) => repoPath);
  const fault = faultOf(root, files, pages);
  if (fault) return {fault};
  // Other files, such as figures, are only checked by the rules for the whole tree.
  const isPart =
    files.length > 0 && files.every((file) => pages.some((page) => isWithin(page, [file])));
  const ordinary = isPart ? pageRules : checks;
  const rules = isRelease ? [...ordinary, release] : ordinary;
  const isEnough = isPart || files.length === 0;
  const findings = await runRules(rules, isEnough ? context : readContext(root, options));
  return {
    findings: findings.filter(({file}) => isWithin(file, files)),
    pages: context.subjects.length,
    figures: context.figures.figures.size,
    checks: rules.length,
    isPart,
  };
}

/** What is wrong with the files to check. */
function faultOf(
  root: string,
  files: readonly string[],
  pages: readonly string[],
): string | undefined {
  const missing = files.find((file) => !fs.existsSync(path.join(root, file)));
  if (missing !== undefined) {
    const near = nearestAddress(missing, pages);
    const fix = near ? `write "${near}"` : 'name a file or folder that exists';
    return `no such file: ${missing}  → ${fix}`;
  }
  const outside = files.find(
    (file) => !/^(?:docs|blog|i18n|openapi|samples|src)(?:\/|$)/.test(file),
  );
  return outside === undefined
    ? undefined
    : `${outside} is not part of the content  → name a file or folder in docs/ or blog/`;
}

/** The pages among some files and folders, or all of them. */
export function pagesIn(root: string, files: readonly string[]): string[] {
  const {pages} = readContext(root);
  return pages.map(({repoPath}) => repoPath).filter((page) => isWithin(page, files));
}

/** Whether a file is one of some files, or in one of some folders. Without any, all are. */
function isWithin(repoPath: string, files: readonly string[]): boolean {
  return (
    files.length === 0 || files.some((file) => repoPath === file || repoPath.startsWith(`${file}/`))
  );
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
    const {fix, release: isRelease} = values;
    if (isRelease && positionals.length > 0) {
      return {fault: '--release checks everything  → leave out the files'};
    }
    const format = FORMATS.find((name) => name === values.format);
    if (!format) {
      const write = suggestion(values.format, FORMATS);
      return {fault: `unknown format "${values.format}"  → ${write}`};
    }
    const files = positionals.map((file) => pathFrom(root, path.resolve(root, file)));
    return {format, files, fix, release: isRelease};
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('. ');
    return {fault: `${reason}  → use one of:\n\n${USAGE}`};
  }
}

/** All findings in one format, with a summary. */
export function report(format: Format, {findings, ...extent}: Checked): string {
  if (format === 'json') {
    return JSON.stringify({ok: errorsIn(findings) === 0, ...extent, findings}, null, 2);
  }
  const lines = findings.map(format === 'github' ? annotation : formatFinding);
  if (format === 'text' && lines.length > 0) lines.push('');
  return [...lines, summary({findings, ...extent})].join('\n');
}

/** The number of findings that are neither warnings nor hints. */
export function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({severity}) => severity === undefined).length;
}

function summary({findings, pages, figures, checks: rules, isPart}: Checked): string {
  const errors = errorsIn(findings);
  const others = (['warning', 'hint'] as const).flatMap((kind) => {
    const {length} = findings.filter(({severity}) => severity === kind);
    return length > 0 ? [count(length, kind)] : [];
  });
  const result = [errors > 0 ? count(errors, 'error') : 'No problems', ...others].join(', ');
  const files = new Set(findings.map(({file}) => file)).size;
  const where = files > 0 ? `${result} in ${count(files, 'file')}, of` : `${result} in`;
  const all = `${where} ${count(pages, 'page')}, ${count(figures, 'figure')}, ${count(rules, 'check')}`;
  const left = wholeRules.map(({name}) => name).join(', ');
  return isPart ? `${all}.\nOnly npm run check without a path checks ${left}` : all;
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
