import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {COLOURS, ELEMENTS} from '@site/src/content/drawings/vocabulary';
import {ROOT} from '../../support/root';

test.each(COLOURS)('the colour %s is defined for light and dark', (token) => {
  const tokens = fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
  const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
  expect(light).toContain(`${token}: `);
  expect(dark).toContain(`${token}: `);
});

test('the vocabulary has nothing that runs code, loads files or sets styles', () => {
  const names = Object.keys(ELEMENTS);
  for (const name of ['script', 'style', 'foreignObject', 'image', 'use', 'a', 'animate']) {
    expect(names).not.toContain(name);
  }
  const attributes = Object.values(ELEMENTS).flat();
  expect(attributes.filter((name) => /^on|href|^style$|^class$/.test(name))).toEqual([]);
});
