import {availableParallelism} from 'node:os';

import {type BuiltFile, builtFiles} from '../../lib/built-pages';
import {inThread} from '../../lib/in-thread';
import {type BuiltPage, readFiles} from './page';

/** Fewer pages are not worth another thread. */
const MIN_PAGES = 100;

/** By folder of the build. */
const builds = new Map<string, Promise<BuiltPage[]>>();

/** The pages of a build, sorted by file, read once for all that is generated from them. */
export async function pagesOfBuild(build: string): Promise<BuiltPage[]> {
  const pages = builds.get(build) ?? readAll(builtFiles(build));
  builds.set(build, pages);
  return pages;
}

/** Reads pages in this thread and others at the same time: they are a quarter of the time of a large build. */
async function readAll(files: readonly BuiltFile[]): Promise<BuiltPage[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / MIN_PAGES));
  const [own = [], ...shares] = Array.from({length: threads}, (_, thread) =>
    files.filter((__, at) => at % threads === thread),
  );
  const others = shares.map(async (share) =>
    inThread<typeof readFiles>('src/features/exports/page.ts', 'readFiles', share),
  );
  const read = [readFiles(own), ...(await Promise.all(others))];
  return files.flatMap((_, at) => read[at % threads]?.[Math.floor(at / threads)] ?? []);
}
