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
  const {value, findings, positionOf} = parseFile(full, file);
  if (value === undefined) return {findings, positionOf};
  return {...validate(schema, {value, positionOf}, file), positionOf};
}

interface Records<T> extends InspectedFile<never> {
  /** The valid records, by key. */
  records: Map<string, T>;
  /** Keys of the invalid ones; undefined if the file cannot be read. */
  invalid?: string[];
}

/** Reads a JSON file with one record for each key, and validates each record. */
export function readRecords<T>(full: string, file: string, schema: z.ZodType<T>): Records<T> {
  const {value, findings, positionOf} = parseFile(full, file);
  const records = new Map<string, T>();
  if (value === undefined) return {records, findings, positionOf};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const finding = findingIn(file, 'the file is not a JSON object', 'write { "key": { … } }');
    return {records, findings: [finding], positionOf};
  }
  const invalid: string[] = [];
  for (const [key, record] of Object.entries(value)) {
    if (key === '$schema') continue;
    const validated = validate(schema, {value: record, positionOf}, file, [key]);
    if (validated.data === undefined) invalid.push(key);
    else records.set(key, validated.data);
    findings.push(...validated.findings);
  }
  return {records, invalid, findings, positionOf};
}

function parseFile(full: string, file: string): LocatedData {
  if (fs.existsSync(full)) return parseLocated(fs.readFileSync(full, 'utf8'), file);
  return {value: undefined, findings: [], positionOf: () => ({line: 1, column: 1})};
}
