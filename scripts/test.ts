/**
 * `npm test`: runs everything. Static checks and unit tests run in parallel, then the production
 * build, then the browser tests. A failed step does not stop the others, except that the browser tests
 * need the build. Tests that need nginx or Java are skipped, with a message, if they cannot be installed.
 */
import {spawn} from 'node:child_process';

import {ensureNginx} from './serve/nginx';
import {ensureJava} from './system-packages';

interface Step {
  name: string;
  command: string;
}

interface Result extends Step {
  passed: boolean;
  seconds: number;
  output: string;
}

/** How many lines of each failed step are repeated at the end, which may be all that a CI shows of its log. */
const REPEATED_LINES = 40;

const QUICK: readonly Step[] = [
  {name: 'types and lint', command: 'npm run --silent lint'},
  {name: 'format', command: 'npx prettier --check --log-level warn .'},
  {name: 'unit tests', command: 'npx vitest run'},
  {name: 'browser', command: 'npx tsx scripts/browser.ts'},
];
const BUILD: Step = {name: 'check and build', command: 'npm run --silent build'};
const BROWSER: Step = {name: 'browser tests', command: 'npx playwright test'};

/** Runs a step and prints its output when it ends, so that the output of parallel steps is not mixed. */
function run(step: Step): Promise<Result> {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString().trimEnd();
      const result = {...step, passed: code === 0, seconds: (Date.now() - start) / 1000, output};
      console.log(`\n--- ${line(result)}\n${output}`);
      resolve(result);
    });
  });
}

function line({name, passed, seconds}: Result): string {
  return `${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`;
}

async function main(): Promise<void> {
  // Installed before the tests, which start both.
  const skipped = [ensureNginx(), ensureJava()].flatMap(({missing}) => missing ?? []);
  const results = await Promise.all(QUICK.map(run));
  const build = await run(BUILD);
  results.push(build);
  if (build.passed) results.push(await run(BROWSER));

  for (const result of results.filter(({passed}) => !passed)) {
    console.log(
      `\n--- ${line(result)}\n${result.output.split('\n').slice(-REPEATED_LINES).join('\n')}`,
    );
  }
  console.log(`\n${results.map(line).join('\n')}`);
  for (const missing of skipped) console.log(`SKIPPED  ${missing}`);
  const failed = results.filter(({passed}) => !passed).length + (build.passed ? 0 : 1);
  console.log(`Steps: ${results.filter(({passed}) => passed).length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
