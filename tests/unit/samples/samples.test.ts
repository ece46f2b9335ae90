import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {filesBelow} from '@site/src/lib/files';
import {ROOT} from '../support/root';

// The `.full` tests beside this file run every sample in every language.
const SAMPLES = path.join(ROOT, 'samples');

test('every sample calls the host of the brand', () => {
  const programs = filesBelow(SAMPLES).filter((file) => !file.endsWith('.md'));
  const text = programs.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const hosts = text.match(/\bapi(?:\.[\w-]+)+(?=[/'"`}])/g);
  expect([...new Set(hosts)]).toEqual([brand.apiHost]);
});
