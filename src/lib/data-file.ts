import fs from 'node:fs';

import type * as z from 'zod';

import {type Finding, findingIn} from './finding';
import {findingsOfIssues, type LocatedData, parseLocated} from './located-data';

export interface InspectedFile<T> {
  /** Undefined if the file is missing or invalid. */
  data?: T;
  findings: Finding[];
  positionOf: LocatedData['positionOf'];
}

/**
 * Reads and validates a JSON or YAML file that writers maintain.
 *
 * @param full absolute path
 * @param file path for the findings
 * @param fields known field names, for suggestions
 * @param depth nesting level of the records that have these fields
 */
export function inspectFile<T>(
  full: string,
  file: string,
  schema: z.ZodType<T>,
  fields: readonly string[] = [],
  depth = 0,
): InspectedFile<T> {
  const parsed = parseFile(full, file);
  if ('findings' in parsed) return parsed;
  const {value, positionOf} = parsed;
  const result = schema.safeParse(value);
  if (result.success) return {data: result.data, findings: [], positionOf};
  return {findings: findingsOfIssues(result.error.issues, parsed, file, fields, depth), positionOf};
}

interface Records<T> extends InspectedFile<never> {
  /** The valid records, by key. */
  records: Map<string, T>;
  /** Keys of the invalid ones; undefined if the file cannot be read. */
  invalid?: string[];
}

/** Reads a JSON file with one record for each key, and validates each record. */
export function readRecords<S extends z.ZodObject>(
  full: string,
  file: string,
  schema: S,
): Records<z.infer<S>> {
  const records = new Map<string, z.infer<S>>();
  const parsed = parseFile(full, file);
  if ('findings' in parsed) return {records, ...parsed};
  const {value, positionOf} = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'the file is not a JSON object';
    const fix = 'write { "key": { … } }';
    return {records, findings: [findingIn(file, message, fix)], positionOf};
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
    findings.push(...findingsOfIssues(issues, parsed, file, Object.keys(schema.shape), 1));
    invalid.push(key);
  }
  return {records, invalid, findings, positionOf};
}

/** A missing file has neither data nor findings. */
function parseFile(full: string, file: string): LocatedData | InspectedFile<never> {
  const positionOf = () => ({line: 1, column: 1});
  if (!fs.existsSync(full)) return {findings: [], positionOf};
  const parsed = parseLocated(fs.readFileSync(full, 'utf8'), file);
  return 'findings' in parsed ? {findings: parsed.findings, positionOf} : parsed.data;
}
