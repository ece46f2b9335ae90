import fs from 'node:fs';

import type * as z from 'zod';

import type {Finding} from './finding';
import {findingsOfIssues, type LocatedData, parseLocated} from './located-data';

interface Records<T> {
  /** The valid records, by key. */
  records: Map<string, T>;
  /** Keys of the invalid ones; undefined if the file cannot be read. */
  invalid: string[] | undefined;
  findings: Finding[];
  positionOf: LocatedData['positionOf'];
}

/**
 * Reads a JSON file with one record for each key, and validates each record. A missing file has none.
 *
 * @param full absolute path
 * @param file path for the findings
 */
export function readRecords<S extends z.ZodObject>(
  full: string,
  file: string,
  schema: S,
): Records<z.infer<S>> {
  const records = new Map<string, z.infer<S>>();
  const unreadable = (findings: Finding[]): Records<z.infer<S>> => ({
    ...{records, findings, invalid: undefined},
    positionOf: () => ({line: 1, column: 1}),
  });
  if (!fs.existsSync(full)) return unreadable([]);
  const parsed = parseLocated(fs.readFileSync(full, 'utf8'), file, 1, 'json');
  if ('findings' in parsed) return unreadable(parsed.findings);
  const {value, positionOf} = parsed.data;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'the file is not a JSON object';
    return unreadable([{file, line: 1, column: 1, message, fix: 'write { "key": { … } }'}]);
  }
  const invalid: string[] = [];
  const findings: Finding[] = [];
  for (const [key, record] of Object.entries(value)) {
    if (key === '$schema') continue;
    const result = schema.safeParse(record);
    if (result.success) {
      records.set(key, result.data);
      continue;
    }
    const issues = result.error.issues.map((issue) => ({...issue, path: [key, ...issue.path]}));
    findings.push(...findingsOfIssues(issues, parsed.data, file, Object.keys(schema.shape), 1));
    invalid.push(key);
  }
  return {records, invalid, findings, positionOf};
}
