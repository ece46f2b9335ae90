import fs from 'node:fs';
import path from 'node:path';

import {FORMER_ADDRESSES} from '../../src/config/redirects';
import {basePath, languagePaths} from '../../src/config/site';

/** What servers, crawlers and programs look for at the root of an origin, wherever the site is served there. */
const ORIGIN_FILES = ['.well-known', 'robots.txt', FORMER_ADDRESSES];
const MISSING = '404.html';

/**
 * Moves these files to the root of a build for a path. The folders of a build are those of the origin: a site at `/help`
 * is in its folder `help`. Of a further language, only the page of a missing address is kept.
 */
export function moveOriginFiles(build: string): void {
  for (const path of languagePaths.slice(1)) {
    for (const name of ORIGIN_FILES) fs.rmSync(build + path + '/' + name, {recursive: true});
  }
  if (basePath === '') return;
  for (const name of [...ORIGIN_FILES, MISSING]) {
    fs.renameSync(path.join(build, basePath, name), path.join(build, name));
  }
}
