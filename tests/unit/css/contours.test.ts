import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, it} from 'vitest';

it('the drawing in the styles is one line of XML, without colours that an address would cut off', () => {
  const svg = fs.readFileSync(path.resolve(__dirname, '../../../src/css/contours.svg'), 'utf8');
  expect(svg).not.toMatch(/[\n#%]/);
  expect(load(svg, {xml: true})('svg > path')).toHaveLength(1);
});
