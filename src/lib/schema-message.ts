import type * as z from 'zod';

import {suggestion} from './finding';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  record: 'a group of fields',
  string: 'text',
};

const COUNTED: Readonly<Record<string, string>> = {string: ' characters', array: ' entries'};

/**
 * Message and fix of an issue, for people who do not know Zod. Messages in our schemas are
 * "message | fix"; Zod's own have no fix.
 *
 * @param value the wrong value
 * @param line formats a line of the file with the field and a value
 */
export function plainMessage(
  issue: z.core.$ZodIssue,
  value: unknown,
  line: (value: string) => string,
): [message: string, fix: string] {
  const [message = '', fix] = issue.message.split(' | ');
  if (fix) return [message, fix];
  switch (issue.code) {
    case 'invalid_type': {
      const type = TYPES[issue.expected] ?? issue.expected;
      if (value === null) return ['is empty', `write ${type} after the colon, or remove the line`];
      const right = converted(issue.expected, value);
      return [`must be ${type}`, `write ${right === undefined ? type : line(right)}`];
    }
    case 'invalid_value': {
      const names = issue.values.map(String);
      return names.length === 1
        ? [`can only be ${names.join()}`, `write ${line(names.join())}, or remove it`]
        : [`is not one of the known values: ${String(value)}`, suggestion(String(value), names)];
    }
    case 'too_small':
    case 'too_big': {
      const [side, limit] =
        issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
      const what = COUNTED[issue.origin] ?? '';
      return [
        `must ${what ? 'have' : 'be'} ${side} ${limit}${what}`,
        what ? `write ${side} ${limit}${what}` : `write ${line(String(limit))}`,
      ];
    }
    case 'invalid_union': {
      const types = issue.errors
        .flat()
        .flatMap((each) => (each.code === 'invalid_type' ? (TYPES[each.expected] ?? []) : []));
      return [`must be ${types.join(' or ')}`, `write ${types.join(' or ')}`];
    }
    default:
      return [
        `is not valid: ${message.replace(/^Invalid (?:input|option): /, '')}`,
        'correct the value',
      ];
  }
}

/** What was probably meant by a value of the wrong type, as YAML or JSON. */
function converted(expected: string, value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : String(value ?? '');
  switch (expected) {
    case 'array':
      return text && `[${text.split(/\s*[,;]\s*/).join(', ')}]`;
    case 'int':
    case 'number': {
      const [number] = /-?\d+(?:\.\d+)?/.exec(text) ?? [];
      if (number === undefined) return undefined;
      return expected === 'int' ? String(Math.round(Number(number))) : number;
    }
    case 'string':
      return text && `"${text}"`;
    case 'object':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `{ date: ${text} }` : undefined;
    default:
      return undefined;
  }
}
