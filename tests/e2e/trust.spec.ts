import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {expect, test} from 'playwright/test';

import {filesBelow} from '../../src/lib/files';

test('compressed copies match their originals', () => {
  const copies = filesBelow(path.resolve('build')).filter((file) => /\.(br|gz)$/.test(file));
  expect(copies.length).toBeGreaterThan(500);
  const isStale = (copy: string): boolean => {
    const unpack = copy.endsWith('.br') ? zlib.brotliDecompressSync : zlib.gunzipSync;
    return !fs.readFileSync(copy.slice(0, -3)).equals(unpack(fs.readFileSync(copy)));
  };
  expect(copies.filter(isStale)).toEqual([]);
});

test('the licences of all that ships are published and linked', async ({page, request}) => {
  await page.goto('/legal');
  const link = page.getByRole('main').getByRole('link', {name: 'licences of their authors'});
  await expect(link).toHaveAttribute('href', '/licences.txt');
  const response = await request.get('/licences.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  // Code, code bundled into another module, styles, a font, icons.
  const font = '@fontsource-variable/figtree';
  for (const name of ['react', 'resolve-pathname', 'infima', font, 'lucide-react']) {
    expect(text).toMatch(new RegExp(`^${name} \\d\\S* \\(`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
