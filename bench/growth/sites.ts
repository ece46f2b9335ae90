import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {build, root, work} from '../paths';
import {readPlainPages} from '../starlight/articles';
import {writeStarlight} from '../starlight/project';
import {generateArticles} from './articles';
import {realArticles, writePortal} from './portal';

export type Site = 'portal' | 'starlight';

/** One site of one size, in a folder of its own. */
export interface WrittenSite {
  site: Site;
  /** All of them, real ones included. */
  articles: number;
  /** The portal's; Starlight has one. */
  versions: number;
  folder: string;
  /** Arguments of Node that build it, into `build`. */
  command: readonly string[];
  /** What builds leave in the folder. */
  left: readonly string[];
}

/** The article that is changed between two builds and weighed; it is the same at every size. */
export const ARTICLE = 'knowledge-base/payments/deposit-funds';

/** Writes a site. Its folder is to be removed afterwards. */
export async function writeSite(
  site: Site,
  articles: number,
  versions: number,
): Promise<WrittenSite> {
  const folder = fs.mkdtempSync(path.join(besides(site), `bench-growth-${site}-`));
  const pages = readPlainPages(build);
  const more = generateArticles(pages, Math.max(0, articles - realArticles()));
  const write = {
    portal: () => writePortal(folder, more, versions),
    starlight: () => writeStarlight(folder, [...pages, ...more]),
  } satisfies Record<Site, () => void | Promise<void>>;
  await write[site]();
  return {site, articles, versions, folder, ...GENERATORS[site]};
}

/** Adds a sentence to one article. */
export function changeArticle({site, folder}: WrittenSite): void {
  const docs = site === 'portal' ? 'docs' : 'src/content/docs';
  fs.appendFileSync(path.join(folder, docs, `${ARTICLE}.md`), '\nOne more sentence stands here.\n');
}

/** Takes a site back to what was written. */
export function forgetBuilds({folder, left}: WrittenSite): void {
  for (const name of left) fs.rmSync(path.join(folder, name), {recursive: true, force: true});
}

const GENERATORS: Record<Site, Pick<WrittenSite, 'command' | 'left'>> = {
  portal: {
    command: [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    left: ['build', '.docusaurus', 'node_modules/.cache'],
  },
  starlight: {
    command: ['node_modules/astro/astro.js', 'build'],
    left: ['build', '.astro', '.cache', 'node_modules/.astro', 'node_modules/.vite'],
  },
};

/** Astro does not find packages that share no folder with the site but the root of all. */
function besides(site: Site): string {
  if (site === 'portal') return os.tmpdir();
  fs.mkdirSync(work, {recursive: true});
  return work;
}
