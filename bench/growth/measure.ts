import fs from 'node:fs';
import path from 'node:path';

import {medians} from '../median';
import {root} from '../paths';
import {type PageWeight, pageWeight} from './page-weight';
import {
  ARTICLE,
  changeArticle,
  forgetBuilds,
  type Site,
  writeSite,
  type WrittenSite,
} from './sites';
import {type Size, sizeOf} from './size';
import {type Cost, timed} from './timed';

/** One site of one size, built and looked at. */
export interface Growth {
  site: Site;
  articles: number;
  versions: number;
  /** Builds of each kind, of which the median counts. */
  builds: number;
  /** The site generator alone. */
  cold: Cost;
  /** The same again after one article was changed. */
  warm: Cost;
  /** Steps of `npm run build` beside the generator, in the order in which they run. */
  steps: Record<string, Cost>;
  size: Size;
  weight: PageWeight;
}

const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const script = (name: string): string[] => [tsx, `scripts/${name}.ts`];

/**
 * Builds sites of one size, each in a folder of its own, which goes afterwards. They are built in turn:
 * a machine that slows down meanwhile slows down all of them.
 *
 * @param articles all of them, real ones included
 * @param versions the portal's; Starlight has one
 * @param builds of each kind
 * @param browser path of a Chromium
 */
export async function measureInTurn(
  sites: readonly Site[],
  articles: number,
  versions: number,
  builds: number,
  browser: string,
): Promise<Growth[]> {
  const written: WrittenSite[] = [];
  try {
    for (const site of sites) written.push(await writeSite(site, articles, versions));
    const steps = await inTurn(written, checked);
    const cold = await repeated(builds, written, buildCold);
    const warm = await repeated(builds, written, buildWarm);
    return await inTurn(written, async (site, at) => {
      const {folder} = site;
      const output = path.join(folder, 'build');
      const made = {...steps[at], ...(await completed(site))};
      return {
        site: site.site,
        articles,
        versions: site.versions,
        builds,
        cold: medians(cold.map((costs) => costs[at] ?? NOTHING)),
        warm: medians(warm.map((costs) => costs[at] ?? NOTHING)),
        steps: made,
        size: sizeOf(output),
        weight: await pageWeight(output, path.join(folder, 'nginx'), `/${ARTICLE}`, browser),
      };
    });
  } finally {
    for (const {folder} of written) fs.rmSync(folder, {recursive: true, force: true});
  }
}

const NOTHING: Cost = {seconds: Number.NaN, megabytes: Number.NaN};

/** One after the other. */
async function inTurn<T>(
  sites: readonly WrittenSite[],
  run: (site: WrittenSite, at: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const [at, site] of sites.entries()) results.push(await run(site, at));
  return results;
}

/** @returns what each site took, by round */
async function repeated(
  rounds: number,
  sites: readonly WrittenSite[],
  run: (site: WrittenSite) => Promise<Cost>,
): Promise<Cost[][]> {
  const costs: Cost[][] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await inTurn(sites, run));
  return costs;
}

function buildCold(site: WrittenSite): Promise<Cost> {
  forgetBuilds(site);
  return timed(site.folder, site.command);
}

function buildWarm(site: WrittenSite): Promise<Cost> {
  changeArticle(site);
  return timed(site.folder, site.command);
}

/** What the portal does before its build. */
async function checked({site, folder}: WrittenSite): Promise<Growth['steps']> {
  if (site !== 'portal') return {};
  // Finds what only generated text has, such as a page that no other leads to.
  return {check: await timed(folder, script('check'), [0, 1])};
}

/** What is done after a build. */
async function completed({site, folder}: WrittenSite): Promise<Growth['steps']> {
  const compress = await timed(folder, [tsx, path.join(root, 'scripts/compress.ts')]);
  if (site !== 'portal') return {compress};
  return {compress, 'host files': await timed(folder, script('host-files'))};
}
