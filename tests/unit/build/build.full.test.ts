import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, it, test} from 'vitest';

import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

/** Stub for the programs of a build: the site writes a page. */
const PROGRAM = `#!/bin/sh
case "$*" in
  build*) mkdir -p .docusaurus/build; echo new > .docusaurus/build/index.html; [ "$CHECK" = 0 ] || exec sleep 100;;
esac
`;
/** Stub for the check: it waits for the page before it passes or fails. */
const CHECK = `
const end = () => process.exit(Number(process.env.CHECK));
const wait = () =>
  require('node:fs').existsSync('.docusaurus/build/index.html') ? end() : setTimeout(wait, 10);
wait();
`;

/** Runs the real `scripts/build.ts` in a folder, with stubs for the programs that it starts. */
function build(folder: string, env: Record<string, string> = {}) {
  const bin = path.join(folder, 'bin');
  const scripts = path.join(folder, 'scripts');
  const temporary = path.join(folder, 'tmp');
  for (const made of [bin, scripts, temporary]) fs.mkdirSync(made, {recursive: true});
  fs.writeFileSync(path.join(scripts, 'check.cjs'), CHECK);
  for (const name of ['tsx', 'docusaurus']) {
    fs.writeFileSync(path.join(bin, name), PROGRAM, {mode: 0o755});
  }
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  const {status, stdout, stderr} = spawnSync(tsx, [path.join(ROOT, 'scripts/build.ts')], {
    ...{cwd: folder, encoding: 'utf8'},
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      TMPDIR: temporary,
      CHECK: '0',
      ...env,
    },
  });
  const page = fs.readFileSync(path.join(folder, 'build/index.html'), 'utf8').trim();
  return {status, output: stdout + stderr, page};
}

const GARBAGE: [string, (file: string) => void][] = [
  ['a file', (file) => fs.writeFileSync(file, 'x')],
  ['a symbolic link to itself', (file) => fs.symlinkSync(path.basename(file), file)],
];

test.each(GARBAGE)('a build ignores what an earlier one left behind: %s', (_, put) => {
  const folder = temporaryFolder();
  for (const name of ['build', '.docusaurus']) put(path.join(folder, name));
  expect(build(folder)).toMatchObject({status: 0, page: 'new'});
  // Nothing is left behind.
  expect(fs.readdirSync(folder).sort()).toEqual(['.docusaurus', 'bin', 'build', 'scripts', 'tmp']);
  const temporary = fs.readdirSync(path.join(folder, 'tmp'));
  expect(temporary.filter((name) => name.startsWith('halyard'))).toEqual([]);
});

it('stops and keeps the last build if the check fails', () => {
  const folder = temporaryFolder({'build/index.html': 'old'});
  expect(build(folder, {CHECK: '1'})).toMatchObject({status: 1, page: 'old'});
});

it('does not start while another build is running, and says so', () => {
  const folder = temporaryFolder({'.build.lock': String(process.pid), 'build/index.html': 'old'});
  const {status, output, page} = build(folder);
  expect({status, page}).toEqual({status: 1, page: 'old'});
  expect(output).toContain(`A build is already running here (process ${process.pid})`);
});

test('Docusaurus reads the configuration by itself, as it does to cut a version', () => {
  const {stderr} = spawnSync('npx', ['docusaurus', 'docs:version'], {cwd: ROOT, encoding: 'utf8'});
  expect(stderr.trim()).toBe("error: missing required argument 'version'");
}, 120_000);
