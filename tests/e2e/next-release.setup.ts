import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {BUILD, FEE, NEXT_RELEASE} from './support/releases';

/** Another hash for each hash, so that no file of the build is left under its old name. */
const otherHash = (hash: string): string =>
  (Number.parseInt(hash.charAt(0), 16) ^ 1).toString(16) + hash.slice(1);

/**
 * Makes the release that `deployment.spec.ts` publishes over the build: the same site with one changed
 * fee, another id, and other names for every script, style sheet and search index.
 */
test('the next release has another fee, and no script under its old name', () => {
  const files = fs
    .readdirSync(BUILD, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)));
  const hashes = new Set(
    files.flatMap((name) => /\.([0-9a-f]{8})\.(js|css)$/.exec(name)?.[1] ?? []),
  );
  const {id} = JSON.parse(fs.readFileSync(path.join(BUILD, 'build.json'), 'utf8')) as {id: string};
  const renamed = (text: string): string =>
    text
      .replaceAll(/\b[0-9a-f]{8}\b/g, (word) => (hashes.has(word) ? otherHash(word) : word))
      .replaceAll(id, otherHash(id))
      .replaceAll(FEE.before, FEE.after);

  for (const name of files) {
    const target = path.join(NEXT_RELEASE, renamed(name));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    // Every byte is a character of Latin 1, so that pictures and fonts stay what they are.
    fs.writeFileSync(target, renamed(fs.readFileSync(path.join(BUILD, name), 'latin1')), 'latin1');
  }

  const scripts = files.filter((name) => name.endsWith('.js') && name.startsWith('assets'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((name) => fs.existsSync(path.join(NEXT_RELEASE, name)))).toEqual([]);
});
