import path from 'node:path';

import {fingerprint} from '../lib/fingerprint';
import {keptValue} from '../lib/kept-value';
import {withAbsoluteLinks} from './absolute-links';
import type {OpenApiDocument} from './document';

/** What the contract is made of, and what makes it. */
const INPUTS = [
  'openapi',
  'samples',
  'redocly.yaml',
  'docs/_figures',
  'src/config',
  'src/content',
  'src/contract',
  'src/figures',
  'src/lib',
  'package-lock.json',
];

// Kept between builds: the contract changes seldom, and what reads it takes long to load.

/** Today's contract as one document: see `bundleContract`, which is asked when it has changed. */
export function keptContract(root: string): Promise<OpenApiDocument> {
  return keep(root, 'contract', async () => (await import('./bundle')).bundleContract(root));
}

/** Its calls for Postman: see `postmanCollection`. */
export function keptPostman(root: string): Promise<unknown> {
  return keep(root, 'postman', async () => {
    const {postmanCollection} = await import('./postman');
    return postmanCollection(withAbsoluteLinks(await keptContract(root)));
  });
}

function keep<T>(root: string, name: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(root, `node_modules/.cache/${name}.json`);
  return keptValue(file, fingerprint(root, INPUTS), make);
}
