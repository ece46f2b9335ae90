import {expect, it} from 'vitest';

import {fingerprint} from '@site/src/lib/fingerprint';
import {temporaryFolder} from '../support/temporary';

/** One file of everything that pages are made from. */
const SOURCES = [
  'docs/faq.md',
  'versioned_docs/version-2024-11/faq.md',
  'blog/update.md',
  'openapi/openapi.yaml',
  'src/pages/index.tsx',
  'docusaurus.config.ts',
  'package-lock.json',
];

it.each(SOURCES)('browsers load a new search index after a change of %s', (changed) => {
  const files = Object.fromEntries(SOURCES.map((file) => [file, 'before']));
  const before = fingerprint(temporaryFolder(files));
  expect(fingerprint(temporaryFolder(files))).toBe(before);
  expect(fingerprint(temporaryFolder({...files, [changed]: 'after'}))).not.toBe(before);
});
