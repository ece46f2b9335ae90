import * as z from 'zod';

import {type Finding, nearest, suggestion} from './finding';
import type {LocatedData, Path} from './located-data';

/** The types of Zod, in the words of writers. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'text',
};

/**
 * Validates data, with a finding for each unknown key, missing field or wrong value. A field is not reported as missing
 * if an unknown key is probably a misspelling of it.
 *
 * @param schema its own messages are "message | fix"
 * @param at path of the data in the file
 */
export function validate<T>(
  schema: z.ZodType<T>,
  {value, positionOf}: Pick<LocatedData, 'value' | 'positionOf'>,
  file: string,
  at: Path = [],
): {data?: T; findings: Finding[]} {
  const {data, error} = schema.safeParse(value, {reportInput: true});
  if (!error) return {data, findings: []};
  const findings: Finding[] = [];
  const misspelt = new Set<string>();
  const report = (path: Path, message: string, fix: string): void => {
    findings.unshift({file, ...positionOf(path), message, fix});
  };
  // Unknown keys come last.
  for (const issue of error.issues.toReversed()) {
    const path = [...at, ...issue.path];
    const field = path.join('.');
    if (issue.code === 'unrecognized_keys') {
      const fields = keysAt(schema, issue.path);
      for (const key of issue.keys) {
        misspelt.add([...path, nearest(key, fields)].join('.'));
        report([...path, key], `unknown key "${key}"`, suggestion(key, fields, `remove "${key}"`));
      }
    } else if (issue.input !== undefined || !/^invalid_(?:type|value)$/.test(issue.code)) {
      const [message, fix] = messageOf(issue);
      report(path, field ? `"${field}" ${message}` : `the value ${message}`, fix);
    } else if (!misspelt.has(field)) {
      report(path, `"${field}" is missing`, `add "${field}"`);
    }
  }
  return {findings};
}

/** The keys that a schema has at a path; none if it has no object there. */
function keysAt(schema: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(step)], rest);
}

function messageOf(issue: z.core.$ZodIssue): [message: string, fix: string] {
  const [message = '', fix] = issue.message.split(' | ');
  if (fix) return [message, fix];
  const {input} = issue;
  if (issue.code === 'invalid_type') {
    const type = TYPES[issue.expected] ?? issue.expected;
    return input === null
      ? ['is empty', `write ${type} after the colon, or remove the line`]
      : [`must be ${type}`, `write ${type} instead of ${JSON.stringify(input)}`];
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    if (known.length === 1) return [`can only be ${known.join()}`, 'write that, or remove it'];
    return [`is not one of the known values: ${String(input)}`, suggestion(String(input), known)];
  }
  // "Too small: expected number to be >=1"
  return [`is not valid: ${message.toLowerCase()}`, 'correct the value'];
}
