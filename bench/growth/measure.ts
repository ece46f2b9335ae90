import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {build, root, work} from '../paths';
import {readPlainPages} from '../starlight/articles';
import {writeStarlight} from '../starlight/project';
import {generateArticles, type GeneratedArticle} from './articles';
import {type PageWeight, pageWeight} from './page-weight';
import {realArticles, writePortal} from './portal';
import {type Size, sizeOf} from './size';
import {type Cost, timed} from './timed';

export type Site = 'portal' | 'starlight';

/** One site of one size, built and looked at. */
export interface Growth {
  site: Site;
  articles: number;
  versions: number;
  /** The site generator alone. */
  cold: Cost;
  /** The same again after one article was changed. */
  warm: Cost;
  /** Steps of `npm run build` beside the generator, in the order in which they run. */
  steps: Record<string, Cost>;
  size: Size;
  weight: PageWeight;
}

/** The article whose weight is compared; it is the same at every size. */
const WEIGHED = 'knowledge-base/payments/deposit-funds';

const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const script = (name: string): string[] => [tsx, `scripts/${name}.ts`];

/**
 * Builds a site with so many articles twice, in a folder of its own, which goes afterwards.
 *
 * @param articles all of them, real ones included
 * @param versions the portal's; Starlight has one
 * @param browser path of a Chromium
 */
export async function measureGrowth(
  site: Site,
  articles: number,
  versions: number,
  browser: string,
): Promise<Growth> {
  const folder = fs.mkdtempSync(path.join(besides(site), `bench-growth-${site}-`));
  try {
    const pages = readPlainPages(build);
    const more = generateArticles(pages, Math.max(0, articles - realArticles()));
    const sources =
      site === 'portal' ? await portal(folder, more, versions) : starlight(folder, more);
    const steps: Record<string, Cost> = {};
    if (site === 'portal') {
      // Finds what only generated text has, such as a page that no other leads to.
      steps.check = await timed(folder, script('check'), [0, 1]);
    }
    const cold = await timed(folder, sources.build);
    fs.appendFileSync(sources.changed, '\nOne more sentence stands here.\n');
    const warm = await timed(folder, sources.build);
    const output = path.join(folder, 'build');
    steps.compress = await timed(folder, [tsx, path.join(root, 'scripts/compress.ts')]);
    if (site === 'portal') steps['host files'] = await timed(folder, script('host-files'));
    const weight = await pageWeight(output, path.join(folder, 'nginx'), `/${WEIGHED}`, browser);
    return {site, articles, versions, cold, warm, steps, size: sizeOf(output), weight};
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Astro does not find packages that share no folder with the site but the root of all. */
function besides(site: Site): string {
  if (site === 'portal') return os.tmpdir();
  fs.mkdirSync(work, {recursive: true});
  return work;
}

interface Sources {
  /** Arguments of Node that build the site. */
  build: string[];
  /** The article that is changed between two builds. */
  changed: string;
}

async function portal(
  folder: string,
  more: readonly GeneratedArticle[],
  versions: number,
): Promise<Sources> {
  await writePortal(folder, more, versions);
  return {
    build: [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    changed: path.join(folder, `docs/${WEIGHED}.md`),
  };
}

function starlight(folder: string, more: readonly GeneratedArticle[]): Sources {
  writeStarlight(folder, [...readPlainPages(build), ...more]);
  return {
    build: ['node_modules/astro/astro.js', 'build'],
    changed: path.join(folder, `src/content/docs/${WEIGHED}.md`),
  };
}
