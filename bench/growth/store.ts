import fs from 'node:fs';
import path from 'node:path';

import {work} from '../paths';
import type {Growth} from './measure';

const FILE = path.join(work, 'growth.json');

/** All that was measured on this machine so far, smallest first. */
export function readGrowth(): Growth[] {
  if (!fs.existsSync(FILE)) return [];
  return JSON.parse(fs.readFileSync(FILE, 'utf8')) as Growth[];
}

/** Keeps a measurement, instead of an earlier one of the same site and size. */
export function keepGrowth(growth: Growth): void {
  const others = readGrowth().filter((other) => keyOf(other) !== keyOf(growth));
  const all = [...others, growth].sort(
    (a, b) => a.site.localeCompare(b.site) || a.versions - b.versions || a.articles - b.articles,
  );
  fs.mkdirSync(work, {recursive: true});
  fs.writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}

function keyOf({site, articles, versions}: Growth): string {
  return `${site} ${articles} ${versions}`;
}
