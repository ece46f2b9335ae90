import type {Options} from '../options';
import {build} from '../paths';
import {conditions} from '../conditions';
import {buildStarlight} from '../starlight/build';
import {measurePages} from './measure';
import {budgetsTable, failedAudits, figuresTable} from './report';

/** Lighthouse on our pages beside those of Starlight. */
export async function benchPages({runs}: Options, browser: string): Promise<string> {
  console.error('Building the Starlight site');
  const starlight = buildStarlight(build);
  const pairs = await measurePages({ours: build, starlight}, runs, browser);
  return [
    conditions(`median of ${runs} ${runs === 1 ? 'run' : 'runs'}`),
    figuresTable(pairs),
    budgetsTable(pairs),
    `Audits of ours below 100 in any run, worst first:\n\n\`\`\`text\n${failedAudits(pairs)}\n\`\`\``,
  ].join('\n\n');
}
