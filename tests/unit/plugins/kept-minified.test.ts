import fs from 'node:fs';
import path from 'node:path';

import {rspack, type Stats} from '@rspack/core';
import {expect, it} from 'vitest';

import {KeptMinified} from '@site/src/plugins/minified/kept-minified';

import {temporaryFolder} from '../support/temporary';

/** Builds one script, and tells what came of it. */
async function build(
  folder: string,
  source: string,
  maker = 'one',
  minimize = true,
): Promise<string> {
  fs.writeFileSync(path.join(folder, 'entry.js'), source);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {path: path.join(folder, 'out'), filename: 'made.js'},
    optimization: {minimize},
    plugins: [new KeptMinified(path.join(folder, 'kept'), maker)],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.hasErrors()).toBe(false);
  return fs.readFileSync(path.join(folder, 'out/made.js'), 'utf8');
}

const SOURCE = 'const words = ["one", "two"];\nconsole.log(words.join(" and "));\n';
const keptIn = (folder: string): string[] => fs.readdirSync(path.join(folder, 'kept'));

it('a script is made small, and the same when it is taken from what was kept', async () => {
  const folder = temporaryFolder();
  const made = await build(folder, SOURCE);
  expect(made).not.toContain('\n');
  expect(await build(folder, SOURCE)).toBe(made);
});

it('what was kept is what is used, and leaves with its script', async () => {
  const folder = temporaryFolder();
  await build(folder, SOURCE);
  const [file = ''] = keptIn(folder);
  fs.writeFileSync(path.join(folder, 'kept', file), '"from before"');
  expect(await build(folder, SOURCE)).toBe('"from before"');
  expect(await build(folder, SOURCE.replace('one', 'three'))).toContain('three');
  expect(keptIn(folder)).toHaveLength(1);
  expect(keptIn(folder)).not.toEqual([file]);
});

it('another minimizer makes it anew, and none keeps nothing', async () => {
  const folder = temporaryFolder();
  const large = await build(folder, SOURCE, 'one', false);
  const small = await build(folder, SOURCE);
  expect(small.length).toBeLessThan(large.length);
  expect(await build(folder, SOURCE, 'one', false)).toBe(large);
  const before = keptIn(folder);
  expect(await build(folder, SOURCE, 'two')).toBe(small);
  expect(keptIn(folder)).not.toEqual(before);
});
