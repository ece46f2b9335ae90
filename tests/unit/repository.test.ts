import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {filesBelow} from '@site/src/lib/files';
import {ROOT} from './support/root';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

test('the actions in the workflows are pinned by hash, followed by their version', () => {
  const folder = '.github/workflows';
  // A workflow of this repository (`./…`) has the commit of the one that uses it.
  const uses = fs
    .readdirSync(path.join(ROOT, folder))
    .flatMap((file) => read(path.join(folder, file)).match(/uses: (?!\.\/).*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  for (const use of uses)
    expect(use).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no workflow leaves the token of the repository where packages can read it', () => {
  const folder = '.github/workflows';
  for (const file of fs.readdirSync(path.join(ROOT, folder))) {
    const text = read(path.join(folder, file));
    const checkouts = text.match(/uses: actions\/checkout/g) ?? [];
    expect(text.match(/persist-credentials: false/g) ?? [], file).toHaveLength(checkouts.length);
  }
});

const CODE = /\.[cm]?[jt]sx?$/;

/** Paths that macOS and Windows confuse with another one, without what imports leave out: the extension and `/index`. */
function confusable(paths: readonly string[]): string[] {
  const stems = new Set(paths.map((file) => file.replace(CODE, '').replace(/\/index$/, '')));
  const names = [...stems].map((stem) => stem.toLowerCase());
  return names.filter((name, at) => names.indexOf(name) !== at);
}

test('no two paths differ only in case', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: ROOT, encoding: 'utf8'})
    .split('\0')
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  expect(confusable(files)).toEqual([]);
  expect(confusable(['contact/_Forms.tsx', 'contact/_forms.ts'])).toHaveLength(1);
});

test('no package has the brand inside', () => {
  const files = filesBelow(path.join(ROOT, 'packages')).filter(
    (file) => !/[\\/](tests|node_modules)[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const named = files.filter((file) => fs.readFileSync(file, 'utf8').includes(brand.name));
  expect(named).toEqual([]);
});
