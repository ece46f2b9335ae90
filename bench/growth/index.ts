import type {Options} from '../options';
import {measureInTurn} from './measure';
import {growthBudgets, growthTable} from './report';
import {keepGrowth, readGrowth} from './store';

/** Builds of several sizes. What was measured before on this machine stays in the table. */
export async function benchGrowth(
  {articles, versions, sites, builds}: Options,
  browser: string,
): Promise<string> {
  for (const count of versions) {
    for (const size of articles) {
      // Starlight has no versions.
      const built = sites.filter((site) => site === 'portal' || count === 1);
      if (built.length === 0) continue;
      console.error(`${built.join(' and ')}: ${size} articles, versions: ${count}`);
      const measured = await measureInTurn(built, size, count, builds, browser);
      measured.forEach(keepGrowth);
    }
  }
  const all = readGrowth();
  return [growthTable(all), growthBudgets(all)].join('\n\n');
}
