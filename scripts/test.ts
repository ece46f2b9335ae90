/**
 * `npm test`: the proof that a newcomer can check in a few minutes. Types, lint, format and the core of
 * the unit tests in parallel, then the production build, then the core of the browser tests.
 * `npm run test:full`: the same, then the matrix: every page in every state, samples in five languages,
 * nginx, failing scripts, other builds. `-- --after-test` leaves out what `npm test` has just run.
 *
 * A failed step does not stop the others, except that browser tests need the build.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {parseArgs} from 'node:util';

import {basePath} from '../src/config/site';
import {copyToRoot} from './at-root';
import {findFirefox, hasWebKit} from './browser';
import {hasBrotli, hasNginx} from './serve/nginx';
import {hasCompilers, hasJava, installPackages} from './system-packages';

interface Step {
  name: string;
  command: string;
  cwd?: string;
}

interface Result extends Step {
  passed: boolean;
  seconds: number;
  output: string;
}

/** How many lines of each failed step are repeated at the end, which may be all that a CI shows of its log. */
const REPEATED_LINES = 40;
const MATRIX =
  'the matrix: every page in every state, samples in five languages, nginx, failing scripts, other builds';

const QUICK: readonly Step[] = [
  {name: 'types', command: 'npx tsc'},
  {name: 'lint', command: 'npx oxlint'},
  {name: 'format', command: 'npx oxfmt --check'},
  {name: 'unit tests', command: 'npx vitest run --project core'},
  {name: 'browser', command: 'npx tsx scripts/browser.ts'},
];
const BUILD: Step = {name: 'check and build', command: 'npm run --silent build'};
/** Where the browser tests run: of a site below a path, in a copy at the root. */
const cwd = basePath ? 'test-results/at-root' : '.';
const BROWSER: Step = {
  name: 'browser tests',
  cwd,
  command: 'npx playwright test --grep-invert @full',
};
const FULL: readonly Step[] = [
  {name: 'unit tests, full', command: 'npx vitest run --project full'},
  {name: 'browser tests, full', cwd, command: 'npx playwright test --grep @full'},
];

/** Programs that only the matrix needs, by what is not tested without them, with their Debian packages. */
const PROGRAMS = {
  'nginx with brotli': {
    isInstalled: hasNginx && hasBrotli,
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  'the HTML': {isInstalled: hasJava, packages: ['default-jre-headless']},
  'samples in Go and Java': {
    isInstalled: hasCompilers,
    packages: ['golang-go', 'default-jdk-headless'],
  },
  Firefox: {isInstalled: findFirefox() !== undefined, packages: ['firefox-esr']},
  WebKitGTK: {isInstalled: hasWebKit(), packages: ['webkit2gtk-driver', 'xvfb']},
};

/** Installs what the matrix needs, if run as root, and says what cannot be tested. */
function untested(): string[] {
  return Object.entries(PROGRAMS).flatMap(([what, {isInstalled, packages}]) => {
    const isThere = isInstalled || installPackages('--no-install-recommends', ...packages);
    return isThere ? [] : [`${what}. Install ${packages.join(' and ')}`];
  });
}

/** Runs a step and prints its output when it ends, so that the output of parallel steps is not mixed. */
function run(step: Step): Promise<Result> {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, {
      shell: true,
      cwd: step.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
  const {values} = parseArgs({
    options: {full: {type: 'boolean'}, 'after-test': {type: 'boolean'}},
  });
  const {full = false, 'after-test': afterTest = false} = values;
  if (afterTest && !fs.existsSync('build')) {
    throw new Error('--after-test needs the build that `npm test` makes. Run `npm test` first');
  }

  const results = afterTest ? [] : await Promise.all(QUICK.map(run));
  if (!afterTest) results.push(await run(BUILD));
  if (basePath && results.at(-1)?.passed) {
    copyToRoot(cwd);
    results.push(await run({...BUILD, name: 'build at the root', cwd}));
  }
  const hasBuild = afterTest || results.at(-1)?.passed === true;
  if (hasBuild && !afterTest) results.push(await run(BROWSER));
  const notRun = hasBuild ? [] : ['the browser tests, which need the build'];
  if (full) {
    // Installed before the tests, which start them.
    notRun.push(...untested());
    for (const step of hasBuild ? FULL : FULL.slice(0, 1)) results.push(await run(step));
  } else {
    notRun.push(`${MATRIX}. Run \`npm run test:full -- --after-test\``);
  }

  const failed = results.filter(({passed}) => !passed);
  for (const result of failed) {
    const end = result.output.split('\n').slice(-REPEATED_LINES).join('\n');
    console.log(`\n--- ${line(result)}\n${end}`);
  }
  console.log(`\n${results.map(line).join('\n')}`);
  for (const what of notRun) console.log(`NOT RUN  ${what}`);
  console.log(`Steps: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
