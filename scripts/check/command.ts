import fs from 'node:fs';
import path from 'node:path';

import {type Finding, suggestion} from '../../src/lib/finding';
import {readContext, type CheckContext, type ReadOptions} from './context';
import type {Extent} from './formats';
import {pageRules} from './page-rules';
import {runRules} from './run';

export interface Checked {
  findings: Finding[];
  extent: Extent;
}

/**
 * Checks the whole tree, or the files and folders that are named.
 *
 * @param files paths from the root, with `/`
 * @returns `fault` where one of them does not exist
 */
export async function checkFiles(
  root: string,
  files: readonly string[],
  options: Omit<ReadOptions, 'only'> = {},
): Promise<Checked | {fault: string}> {
  const isNamed = (shown: string): boolean =>
    files.length === 0 || files.some((file) => shown === file || shown.startsWith(`${file}/`));
  const context = readContext(root, {...options, only: isNamed});
  const missing = files.find((file) => !fs.existsSync(path.join(root, file)));
  if (missing !== undefined) {
    const known = context.pages.map(({shown}) => shown);
    return {fault: `there is no file ${missing}  → ${suggestion(missing, known)}`};
  }
  // Files that are no pages, such as those of figures, are seen by the rules of the whole tree.
  const arePages = files.length > 0 && files.every((file) => hasPage(file, context.pages));
  // The rules of the API contract load libraries that a page alone does without.
  const rules = arePages ? pageRules : (await import('./index')).checks;
  const findings = await runRules(rules, arePages ? context : readContext(root, options));
  return {
    findings: findings.filter(({file}) => isNamed(file)),
    extent: {
      pages: context.subjects.length,
      figures: context.figures.figures.size,
      checks: rules.length,
    },
  };
}

function hasPage(file: string, pages: CheckContext['pages']): boolean {
  return pages.some(({shown}) => shown === file || shown.startsWith(`${file}/`));
}
