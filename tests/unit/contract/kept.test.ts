import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {bundleContract} from '@site/src/contract/bundle';
import {keptContract, keptPostman} from '@site/src/contract/kept';

import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

/** All that the contract is made of, in a folder of its own. */
function copyOfContract(): string {
  const folder = temporaryFolder();
  for (const name of ['openapi', 'samples', 'redocly.yaml', 'docs/_figures']) {
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  return folder;
}

test('what is kept of the contract is the contract', async () => {
  const root = copyOfContract();
  const made = await bundleContract(root);
  expect(await keptContract(root)).toEqual(made);
  expect(await keptContract(root)).toEqual(made);
});

test.each([
  ['the contract', 'openapi/openapi.yaml', /^( {2}version: ).*$/m, '$199.0.0'],
  ['a sample', 'samples/python/getTicker.py', /^/, '# Changed\n'],
])('a change of %s is seen', async (_, file, from, to) => {
  const root = copyOfContract();
  await keptContract(root);
  const full = path.join(root, file);
  const before = fs.readFileSync(full, 'utf8');
  fs.writeFileSync(full, before.replace(from, to));
  expect(fs.readFileSync(full, 'utf8')).not.toBe(before);
  expect(await keptContract(root)).toEqual(await bundleContract(root));
});

test('the Postman collection has the addresses of the site', async () => {
  const root = copyOfContract();
  const collection = await keptPostman(root);
  const text = JSON.stringify(collection);
  expect(text).toContain(`](${brand.siteUrl}/`);
  expect(text).not.toContain('](/');
  expect(await keptPostman(root)).toEqual(collection);
});
