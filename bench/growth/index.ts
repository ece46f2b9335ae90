import type {Options} from '../options';
import {measureGrowth} from './measure';
import {growthBudgets, growthTable} from './report';
import {keepGrowth, readGrowth} from './store';

/** Builds of several sizes. What was measured before on this machine stays in the table. */
export async function benchGrowth(
  {articles, versions, sites}: Options,
  browser: string,
): Promise<string> {
  for (const site of sites) {
    // Starlight has no versions.
    for (const count of site === 'portal' ? versions : [1]) {
      for (const size of articles) {
        console.error(`${site}: ${size} articles, versions: ${count}`);
        keepGrowth(await measureGrowth(site, size, count, browser));
      }
    }
  }
  const all = readGrowth();
  return [growthTable(all), growthBudgets(all)].join('\n\n');
}
