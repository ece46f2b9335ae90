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
 * Checks the whole tree, or only the given files and folders.
 *
 * @param files paths from the root, with `/`
 * @returns `fault` if one of them does not exist or is not checked
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
    return {fault: `no such file: ${missing}  → ${suggestion(missing, known)}`};
  }
  const outside = files.find((file) => !/^(?:docs|blog|openapi|samples|src)(?:\/|$)/.test(file));
  if (outside !== undefined) {
    return {
      fault: `${outside} is not part of the content  → name a file or folder in docs/ or blog/`,
    };
  }
  // Other files, such as figures, are only seen by the rules for the whole tree.
  const arePages = files.length > 0 && files.every((file) => hasPage(file, context.pages));
  // The rules for the API contract load large libraries, which a single page does not need.
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
