import path from 'node:path';

import {
  type Finding,
  FindingError,
  findingIn,
  formatFinding,
  reasonOf,
  sortFindings,
} from '../../src/lib/finding';
import type {Check, CheckContext} from './context';

const INDEX = 'scripts/check/index.ts';

/** Runs rules in parallel and returns all findings, sorted. A rule that crashes is a finding too. */
export async function runRules(rules: readonly Check[], context: CheckContext): Promise<Finding[]> {
  if (context.pages.length === 0) {
    const fix = 'run it in the repository root, or fix the path that it reads';
    return [findingIn(INDEX, 'the check found no pages', fix)];
  }
  const results = await Promise.all(rules.map((rule) => runRule(rule, context)));
  const findings = new Map(
    results.flat().map((finding) => {
      // Paths have forward slashes on Windows too.
      const placed = {...finding, file: finding.file.split(path.sep).join('/')};
      return [formatFinding(placed), placed];
    }),
  );
  return sortFindings(mergeFigureFindings([...findings.values()], context));
}

async function runRule(rule: Check, context: CheckContext): Promise<Finding[]> {
  try {
    return await rule.run(context);
  } catch (error) {
    // A file that another rule reports.
    if (error instanceof FindingError) return [...error.findings];
    const [reason = ''] = reasonOf(error).split('\n');
    const fix = 'fix the rule: no content may crash it';
    return [findingIn(INDEX, `the check "${rule.name}" crashed: ${reason}`, fix)];
  }
}

/** Reports an unknown figure once, however often it is used, and an invalid one only at its record. */
function mergeFigureFindings(findings: Finding[], {figureFiles}: CheckContext): Finding[] {
  return findings.flatMap((finding) => {
    const {unknownFigure: id} = finding;
    if (id === undefined) return [finding];
    const [first, ...others] = findings.filter(({unknownFigure}) => unknownFigure === id);
    if (finding !== first || figureFiles.isInvalid(id)) return [];
    if (others.length === 0) return [finding];
    const places = others.map(({file, line}) => `${file}:${line}`).join(', ');
    const also = others.map(({file, line, column}) => ({file, line, column}));
    return [{...finding, message: `${finding.message}, also in ${places}`, also}];
  });
}
