import {availableParallelism} from 'node:os';
import path from 'node:path';

import {type BuiltFile, builtFiles, type ExportedPage} from 'docusaurus-markdown-copies';

import {languagePaths, origin} from '../../config/site';
import {inThread} from '../../lib/in-thread';
import {memoized} from '../../lib/memoized';
import {readShare} from './read';

/** Fewer pages are not worth another thread. */
const MIN_PAGES = 100;

/** The pages of a build, sorted by file, read once for all that is generated from them. */
export const pagesOfBuild = memoized((build: string) => readAll(builtFiles(build), siteIn(build)));

/** The URL of the language in a folder, which Docusaurus names like the last part of its path. */
function siteIn(build: string): string {
  const [first = '', ...others] = languagePaths;
  return origin + (others.find((one) => path.basename(one) === path.basename(build)) ?? first);
}

/** Reads pages in this thread and others at the same time: they are a quarter of the time of a large build. */
async function readAll(files: readonly BuiltFile[], site: string): Promise<ExportedPage[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / MIN_PAGES));
  const [own = [], ...shares] = Array.from({length: threads}, (_, thread) =>
    files.filter((__, at) => at % threads === thread),
  );
  const others = shares.map(async (share) =>
    inThread<typeof readShare>('src/features/exports/read.ts', 'readShare', {
      files: share,
      site,
    }),
  );
  const read = [readShare({files: own, site}), ...(await Promise.all(others))];
  return files.flatMap((_, at) => read[at % threads]?.[Math.floor(at / threads)] ?? []);
}
