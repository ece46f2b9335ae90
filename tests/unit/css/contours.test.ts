import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

it('contours.svg is one line of XML, without characters that would break its data URL', () => {
  const svg = fs.readFileSync(path.resolve(__dirname, '../../../src/css/contours.svg'), 'utf8');
  expect(svg).not.toMatch(/[\n#%]/);
  expect(load(svg, {xml: true})('svg > path')).toHaveLength(1);
});
