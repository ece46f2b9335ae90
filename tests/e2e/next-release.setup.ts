import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {FEE, NEXT_RELEASE} from './support/releases';
import {SECOND_BUILD, SECOND_BUILD_TIMEOUT} from './support/second-build';

const EXCLUDED = ['node_modules', 'build', '.docusaurus', '.git', 'test-results'];
const FIGURES = 'docs/_figures/trading.json';

/**
 * Builds a copy of the sources with one changed fee, which `deployment.spec.ts` deploys. The build is neither
 * checked nor compressed. Because its folder is a different one, all its scripts get new names.
 */
test('builds the next release with a different fee', {tag: '@full'}, async () => {
  test.setTimeout(SECOND_BUILD_TIMEOUT);
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'next-release-'));
  try {
    for (const name of fs.readdirSync('.').filter((each) => !EXCLUDED.includes(each))) {
      fs.cpSync(name, path.join(tree, name), {recursive: true});
    }
    fs.symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
    changeFee(path.join(tree, FIGURES));

    const child = spawn('npx', [...SECOND_BUILD, '--out-dir', NEXT_RELEASE], {
      cwd: tree,
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    }
    await once(child, 'close');
    expect(child.exitCode, Buffer.concat(output).toString()).toBe(0);
  } finally {
    fs.rmSync(tree, {recursive: true});
  }
});

function changeFee(file: string): void {
  const figures = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {value?: number}>;
  const fee = figures['tier.standard.taker'];
  expect(`${fee?.value}%`).toBe(FEE.before);
  if (fee) fee.value = parseFloat(FEE.after);
  fs.writeFileSync(file, JSON.stringify(figures));
}
