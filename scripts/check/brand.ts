import fs from 'node:fs';
import path from 'node:path';

import {appLinks, office} from '../../src/config/brand';
import {brandText} from '../../src/config/brand-text';
import {type Finding, findingIn} from '../../src/lib/finding';
import type {Check} from './context';

const FILE = 'src/config/brand.ts';
const PLACEHOLDERS = [/\.example\b/, /\bPlaceholder\b/, /Przykładowa/, /^\+\d+[ 0]+$/];

/** One warning for all placeholders in the brand file, because they matter for a deployment but not to writers. */
export function inspectBrand(
  source: string,
  values: Readonly<Record<string, string | number>>,
): Finding[] {
  const isPlaceholder = (value: string): boolean =>
    value === '' || PLACEHOLDERS.some((pattern) => pattern.test(value));
  const names = Object.keys(values).filter((name) => isPlaceholder(String(values[name])));
  const [first] = names;
  if (first === undefined) return [];
  const line = source.split('\n').findIndex((text) => text.trim().startsWith(`${first}:`)) + 1;
  const fix = 'replace these placeholders before you deploy the site';
  const finding = findingIn(FILE, `not filled in yet: ${names.join(', ')}`, fix);
  return [{...finding, line: Math.max(1, line), severity: 'warning'}];
}

export const brandCheck: Check = {
  name: 'brand',
  run: ({root}) => {
    const file = path.join(root, FILE);
    const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    const values = {...office, ...brandText(), ...appLinks};
    return {findings: source === undefined ? [] : inspectBrand(source, values), count: 1};
  },
};
