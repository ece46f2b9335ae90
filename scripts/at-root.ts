/**
 * A copy of this site at the root of its origin. The browser tests name pages as they are there; the path is in
 * what `npm run build` makes, and `base-path.spec.ts` tests one.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {brand} from '../src/config/brand';
import {origin} from '../src/config/site';

const BRAND = 'src/config/brand.ts';

/** Copies what git knows, or would, into another folder of this one. */
export function copyToRoot(tree: string): void {
  fs.rmSync(tree, {recursive: true, force: true});
  const options = ['ls-files', '-co', '--exclude-standard', '-z'];
  const files = execFileSync('git', options, {encoding: 'utf8', maxBuffer: 2 ** 26}).split('\0');
  for (const file of files.filter((each) => each && fs.existsSync(each)))
    fs.cpSync(file, path.join(tree, file));
  fs.symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'), 'junction');
  const source = fs.readFileSync(BRAND, 'utf8');
  const changed = source.replace(`siteUrl: '${brand.siteUrl}'`, `siteUrl: '${origin}'`);
  fs.writeFileSync(path.join(tree, BRAND), changed);
}
