/**
 * `npm test`: everything. Static checks and unit tests run beside each other, then one
 * production build, then the browser tests on it. All steps are run, so that one session
 * shows all that fails; only what needs the build is left out without one, and what needs an
 * nginx that cannot be had, which is said.
 */
import {spawn} from 'node:child_process';

import {ensureNginx} from './serve/nginx';

interface Step {
  name: string;
  command: string;
}

interface Result extends Step {
  passed: boolean;
  seconds: number;
}

const QUICK: readonly Step[] = [
  {name: 'types and lint', command: 'npm run --silent lint'},
  {name: 'format', command: 'npx prettier --check --log-level warn .'},
  {name: 'unit tests', command: 'npm run --silent test:unit'},
  {name: 'browser', command: 'npx tsx scripts/browser.ts'},
];
const BUILD: Step = {name: 'check and build', command: 'npm run --silent build'};
const BROWSER: Step = {name: 'browser tests', command: 'npm run --silent test:e2e'};

/** Runs a step and prints what it said when it ends, so that steps do not mix their lines. */
function run(step: Step): Promise<Result> {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('close', (code) => {
      const result = {...step, passed: code === 0, seconds: (Date.now() - start) / 1000};
      console.log(`\n--- ${line(result)}\n${Buffer.concat(said).toString().trimEnd()}`);
      resolve(result);
    });
  });
}

function line({name, passed, seconds}: Result): string {
  return `${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`;
}

async function main(): Promise<void> {
  // First, for the unit tests start it.
  const {missing} = ensureNginx();
  const results = await Promise.all(QUICK.map(run));
  const build = await run(BUILD);
  results.push(build);
  if (build.passed) results.push(await run(BROWSER));

  console.log(`\n${results.map(line).join('\n')}`);
  if (missing) console.log(`LEFT OUT  ${missing}`);
  const failed = results.filter(({passed}) => !passed).length + (build.passed ? 0 : 1);
  console.log(`Steps: ${results.filter(({passed}) => passed).length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
