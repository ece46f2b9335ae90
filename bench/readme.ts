import fs from 'node:fs';
import path from 'node:path';

import {putBetween} from './markdown';
import type {Part} from './options';
import {bench} from './paths';

/** Puts the tables of a part where bench/README.md shows them. */
export function writeReport(part: Part, report: string): void {
  const file = path.join(bench, 'README.md');
  fs.writeFileSync(file, putBetween(fs.readFileSync(file, 'utf8'), part, report));
}
