import fs from 'node:fs';
import path from 'node:path';

import {FORMER_ADDRESSES} from '../../src/config/redirects';
import {basePath} from '../../src/config/site';

/** What servers, crawlers and programs look for at the root of an origin, wherever the site is served there. */
const ORIGIN_FILES = ['.well-known', 'robots.txt', '404.html', FORMER_ADDRESSES];

/**
 * Moves these files to the root of a build for a path. The folders of a build are those of the origin: a site at `/help`
 * is in its folder `help`.
 */
export function moveOriginFiles(build: string): void {
  if (basePath === '') return;
  for (const name of ORIGIN_FILES) {
    fs.renameSync(path.join(build, basePath, name), path.join(build, name));
  }
}
