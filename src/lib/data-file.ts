import fs from 'node:fs';

import type * as z from 'zod';

import {type Finding, findingIn} from './finding';
import {type LocatedData, parseLocated} from './located-data';
import {validate} from './schema-findings';

export interface InspectedFile<T> {
  /** Undefined if the file is missing or invalid. */
  data?: T;
  findings: Finding[];
  positionOf: LocatedData['positionOf'];
}

/**
 * Reads and validates a JSON or YAML file that writers maintain. A missing file has neither data nor findings.
 *
 * @param full absolute path
 * @param file path for the findings
 */
export function inspectFile<T>(full: string, file: string, schema: z.ZodType<T>): InspectedFile<T> {
  const parsed = parseFile(full, file);
  if ('findings' in parsed) return parsed;
  return {findings: [], ...validate(schema, parsed, file), positionOf: parsed.positionOf};
}

interface Records<T> extends InspectedFile<never> {
  /** The valid records, by key. */
  records: Map<string, T>;
  /** Keys of the invalid ones; undefined if the file cannot be read. */
  invalid?: string[];
}

/** Reads a JSON file with one record for each key, and validates each record. */
export function readRecords<T>(full: string, file: string, schema: z.ZodType<T>): Records<T> {
  const records = new Map<string, T>();
  const parsed = parseFile(full, file);
  if ('findings' in parsed) return {records, ...parsed};
  const {value, positionOf} = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const finding = findingIn(file, 'the file is not a JSON object', 'write { "key": { … } }');
    return {records, findings: [finding], positionOf};
  }
  const invalid: string[] = [];
  const findings: Finding[] = [];
  for (const [key, record] of Object.entries(value)) {
    if (key === '$schema') continue;
    const validated = validate(schema, {value: record, positionOf}, file, {at: [key]});
    if ('data' in validated) records.set(key, validated.data);
    else {
      findings.push(...validated.findings);
      invalid.push(key);
    }
  }
  return {records, invalid, findings, positionOf};
}

function parseFile(full: string, file: string): LocatedData | InspectedFile<never> {
  const positionOf = () => ({line: 1, column: 1});
  if (!fs.existsSync(full)) return {findings: [], positionOf};
  const parsed = parseLocated(fs.readFileSync(full, 'utf8'), file);
  return 'findings' in parsed ? {...parsed, positionOf} : parsed.data;
}
