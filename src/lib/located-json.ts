import fs from 'node:fs';

import type {Finding} from './finding';
import {type LocatedData, parseLocated} from './located-data';

/**
 * Reads a JSON file of records. YAML syntax is rejected, because React pages import the file as JSON.
 *
 * @param file absolute path
 * @param shown path for the findings
 * @returns an object with the positions in it, or the syntax error
 */
export function readJson(file: string, shown: string): {data: LocatedData} | {findings: Finding[]} {
  const text = fs.readFileSync(file, 'utf8');
  const located = parseLocated(text, shown, 1, 'json');
  if ('findings' in located) return located;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return located;
    return fault(shown, 1, 1, 'the file is not a JSON object', 'write { "key": { … } }');
  } catch (error) {
    const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const before = text.slice(0, offset).split('\n');
    return fault(
      shown,
      before.length,
      (before.at(-1) ?? '').length + 1,
      'invalid JSON',
      'put keys and text in double quotes, and a comma between entries but not after the last',
    );
  }
}

function fault(
  file: string,
  line: number,
  column: number,
  message: string,
  fix: string,
): {findings: Finding[]} {
  return {findings: [{file, line, column, message, fix}]};
}
