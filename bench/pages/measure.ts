import fs from 'node:fs';
import path from 'node:path';

import {type Started, startNginx} from '../../scripts/serve/nginx';
import {medians} from '../median';
import {work} from '../paths';
import {comparedPages, type ComparedPage} from './compared';
import {runLighthouse} from './lighthouse';
import type {FailedAudit, LighthouseRun, Measured} from './lighthouse-report';

/** A page of ours and its counterpart, each as the median of all runs. */
export interface PagePair {
  page: ComparedPage;
  ours: Measured;
  starlight: Measured;
  /** Audits that our page failed in any run, each at its worst. */
  failed: FailedAudit[];
}

export interface Builds {
  ours: string;
  starlight: string;
}

/**
 * Measures every page in turn, ours and theirs alternating, so that a slow minute of the machine
 * meets both.
 *
 * @param runs of each page
 * @param browser path of a Chromium
 */
export async function measurePages(
  builds: Builds,
  runs: number,
  browser: string,
): Promise<PagePair[]> {
  const servers: Started[] = [];
  const serve = async (name: keyof Builds): Promise<string> => {
    const folder = path.join(work, `nginx-${name}`);
    fs.mkdirSync(folder, {recursive: true});
    const server = await startNginx(builds[name], folder);
    servers.push(server);
    return `http://127.0.0.1:${server.port}`;
  };
  try {
    const [ours, starlight] = [await serve('ours'), await serve('starlight')];
    const results = comparedPages.map((page) => ({
      page,
      ours: [] as LighthouseRun[],
      starlight: [] as LighthouseRun[],
    }));
    for (let run = 1; run <= runs; run += 1) {
      for (const result of results) {
        const {route, beside = route} = result.page;
        result.ours.push(await runLighthouse(ours + route, browser));
        result.starlight.push(await runLighthouse(starlight + beside, browser));
      }
      console.error(`Run ${run} of ${runs} done`);
    }
    return results.map((result) => ({
      page: result.page,
      ours: medians(result.ours.map(({measured}) => measured)),
      starlight: medians(result.starlight.map(({measured}) => measured)),
      failed: worst(result.ours.flatMap(({failed}) => failed)),
    }));
  } finally {
    await Promise.all(servers.map(({stop}) => stop()));
  }
}

function worst(failed: readonly FailedAudit[]): FailedAudit[] {
  const byName = new Map<string, FailedAudit>();
  for (const audit of failed) {
    const known = byName.get(audit.id);
    if (!known || audit.score < known.score) byName.set(audit.id, audit);
  }
  return [...byName.values()].sort((a, b) => a.score - b.score);
}
