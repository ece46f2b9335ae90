import fs from 'node:fs';
import path from 'node:path';

import {inspectFile} from '../../lib/data-file';
import {type Finding, FindingError} from '../../lib/finding';
import {FIELDS, type Status, statusSchema} from './schema';

export const STATUS_FILE = 'blog/status.yaml';
/** Depth at which every field is reached, so that misspelt fields get suggestions at each level. */
const DEPTH = 9;

/** Reads and validates the file that operators edit. */
export function inspectStatus(root: string, today: Date): {status?: Status; findings: Finding[]} {
  const full = path.join(root, STATUS_FILE);
  if (!fs.existsSync(full)) {
    const message = 'the file is missing';
    const fix = 'restore it: the page /status is built from it';
    return {findings: [{file: STATUS_FILE, line: 1, column: 1, message, fix}]};
  }
  const inspected = inspectFile(full, STATUS_FILE, statusSchema, FIELDS, DEPTH);
  const {data: status, findings, positionOf} = inspected;
  if (!status) return {findings};
  const latest = today.toISOString().slice(0, 10);
  const {edited} = status;
  if (edited <= latest) return {status, findings};
  const message = `the date ${edited} is in the future`;
  const fix = `write ${latest} or earlier`;
  return {findings: [{file: STATUS_FILE, ...positionOf(['edited']), message, fix}]};
}

/** @throws FindingError if the file is missing or invalid */
export function readStatus(root: string): Status {
  const {status, findings} = inspectStatus(root, new Date());
  if (!status) throw new FindingError(findings);
  return status;
}
