import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, it, test} from 'vitest';

import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

/** Stub for each program of a build: logs how it was started. */
const PROGRAM = `#!/bin/sh
printf '%s|' "$0 $*" "$DOCUSAURUS_NO_PERSISTENT_CACHE" "$(ls "$TMPDIR")" "$(ls -d build .docusaurus 2>/dev/null | tr '\\n' ' ')" >> log
echo >> log
case "$*" in *check*) exit "$CHECK";; esac
mkdir -p build .docusaurus; echo new > build/index.html
`;

/** Runs the real `scripts/build.ts` in a folder, with stubs for the programs that it starts. */
function build(
  folder: string,
  env: Record<string, string> = {},
): {status: number | null; output: string; log: string[]} {
  const bin = path.join(folder, 'bin');
  const temporary = path.join(folder, 'tmp');
  for (const made of [bin, temporary]) fs.mkdirSync(made, {recursive: true});
  for (const name of ['tsx', 'docusaurus']) {
    fs.writeFileSync(path.join(bin, name), PROGRAM, {mode: 0o755});
  }
  const {status, stdout, stderr} = spawnSync(
    path.join(ROOT, 'node_modules/.bin/tsx'),
    [path.join(ROOT, 'scripts/build.ts')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        TMPDIR: temporary,
        CHECK: '0',
        ...env,
      },
    },
  );
  const log = path.join(folder, 'log');
  const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : [];
  return {status, output: stdout + stderr, log: lines};
}

const GARBAGE: [string, (file: string) => void][] = [
  ['a file', (file) => fs.writeFileSync(file, 'x')],
  ['a symbolic link to itself', (file) => fs.symlinkSync(path.basename(file), file)],
  [
    'the folder of another build',
    (file) => fs.cpSync(path.join(ROOT, 'src/lib'), file, {recursive: true}),
  ],
];

test.each(GARBAGE)('a build ignores what an earlier one left behind: %s', (_, put) => {
  const folder = temporaryFolder();
  for (const name of ['build', '.docusaurus']) put(path.join(folder, name));
  const {status, log} = build(folder);
  expect(status).toBe(0);
  expect(log).toHaveLength(4);
  const [check, bundle] = log;
  // The temporary folder is empty, and neither output folder exists when the site build starts.
  expect(check).toMatch(/check\.ts\|true\|\|/);
  expect(bundle).toMatch(/docusaurus build\|true\|\|\|$/);
  // Nothing is left behind.
  expect(fs.readdirSync(folder).sort()).toEqual(['.docusaurus', 'bin', 'build', 'log', 'tmp']);
  expect(
    fs.readdirSync(path.join(folder, 'tmp')).filter((name) => name.startsWith('halyard')),
  ).toEqual([]);
});

it('keeps the last build if the check fails', () => {
  const folder = temporaryFolder({'build/index.html': 'old'});
  const {status, log} = build(folder, {CHECK: '1'});
  expect(status).toBe(1);
  expect(log).toHaveLength(1);
  expect(fs.readFileSync(path.join(folder, 'build/index.html'), 'utf8')).toBe('old');
});

it('does not start while another build is running, and says so', () => {
  const folder = temporaryFolder({'.build.lock': String(process.pid), 'build/index.html': 'old'});
  const {status, output, log} = build(folder);
  expect(status).toBe(1);
  expect(output).toContain(`A build is already running here (process ${process.pid})`);
  expect(log).toEqual([]);
});
