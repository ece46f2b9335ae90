import fs from 'node:fs';
import path from 'node:path';

import {type Finding, FindingError} from '../../lib/finding';
import {findingsOfIssues, parseLocated} from '../../lib/located-data';
import {FIELDS, type Status, statusSchema} from './schema';

export const STATUS_FILE = 'blog/status.yaml';
/** No record is nested deeper: a misspelt field gets a suggestion at each level. */
const DEPTH = 9;

/** Reads and checks the file that operators edit. */
export function inspectStatus(root: string, today: Date): {status?: Status; findings: Finding[]} {
  const full = path.join(root, STATUS_FILE);
  if (!fs.existsSync(full)) {
    const message = 'the file is missing';
    const fix = 'restore it: /status is made of it';
    return {findings: [{file: STATUS_FILE, line: 1, column: 1, message, fix}]};
  }
  const parsed = parseLocated(fs.readFileSync(full, 'utf8'), STATUS_FILE);
  if ('findings' in parsed) return parsed;
  const {data} = parsed;
  const result = statusSchema.safeParse(data.value);
  if (!result.success) {
    const {issues} = result.error;
    return {findings: findingsOfIssues(issues, data, STATUS_FILE, FIELDS, DEPTH)};
  }
  const latest = today.toISOString().slice(0, 10);
  const {edited} = result.data;
  if (edited <= latest) return {status: result.data, findings: []};
  const message = `the day ${edited} is in the future`;
  const fix = `write ${latest} or earlier`;
  return {findings: [{file: STATUS_FILE, ...data.positionOf(['edited']), message, fix}]};
}

/** @throws FindingError if the file is missing or invalid */
export function readStatus(root: string): Status {
  const {status, findings} = inspectStatus(root, new Date());
  if (!status) throw new FindingError(findings);
  return status;
}
