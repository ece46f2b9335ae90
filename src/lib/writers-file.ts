import fs from 'node:fs';
import path from 'node:path';

import type * as z from 'zod';

import type {Finding} from './finding';
import {findingsOfIssues, parseLocated} from './located-data';

export interface InspectedFile<T> {
  /** Undefined if the file is missing or invalid. */
  data?: T;
  findings: Finding[];
  positionOf: (at: PropertyKey[]) => {line: number; column: number};
}

/**
 * Reads and validates a JSON file that writers maintain.
 *
 * @param tree folder of the content tree
 * @param file path from there
 * @param fields known field names, for suggestions
 */
export function inspectFile<T>(
  tree: string,
  file: string,
  schema: z.ZodType<T>,
  fields?: readonly string[],
): InspectedFile<T> {
  const full = path.join(tree, file);
  const shown = `docs/${file}`;
  const positionOf: InspectedFile<T>['positionOf'] = () => ({line: 1, column: 1});
  if (!fs.existsSync(full)) return {findings: [], positionOf};
  const parsed = parseLocated(fs.readFileSync(full, 'utf8'), shown, 1, 'json');
  if ('findings' in parsed) return {findings: parsed.findings, positionOf};
  const {data} = parsed;
  const result = schema.safeParse(data.value);
  return result.success
    ? {data: result.data, findings: [], positionOf: (at) => data.positionOf(at)}
    : {
        findings: findingsOfIssues(result.error.issues, data, shown, fields, fields ? 1 : 0),
        positionOf,
      };
}
