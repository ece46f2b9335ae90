import path from 'node:path';

import {build as bundle} from 'esbuild';

import {ENGLISH, type OfflineLanguage} from './texts';

/** What the worker answers with where it has no page. */
interface OfflinePage {
  shell: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** What is said around it. */
  language: OfflineLanguage;
}

/** Bundles the service worker; without a page, the one that removes everything. */
export function bundleWorker(root: string, page?: OfflinePage) {
  return bundle({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'src/offline/worker', page ? 'index.ts' : 'remove.ts')],
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_SHELL: JSON.stringify(page?.shell ?? ''),
      OFFLINE_POLICY: JSON.stringify(page?.policy ?? ''),
      OFFLINE_LANGUAGE: JSON.stringify(page?.language ?? ENGLISH),
    },
  });
}

/** Absolute paths of all that the service worker is made of. */
export async function workerSources(root: string): Promise<string[]> {
  const {metafile} = await bundleWorker(root, {shell: '', policy: '', language: ENGLISH});
  return Object.keys(metafile.inputs).map((file) => path.resolve(root, file));
}
