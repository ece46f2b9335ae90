import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

import {expect, test} from 'playwright/test';

const build = path.resolve('build');

/** Yields the name and the bytes of every file of the build. Compressed copies are decompressed. */
function* builtBytes(): Generator<[string, Buffer]> {
  for (const entry of fs.readdirSync(build, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = fs.readFileSync(file);
    const plain = file.endsWith('.br')
      ? zlib.brotliDecompressSync(bytes)
      : file.endsWith('.gz')
        ? zlib.gunzipSync(bytes)
        : bytes;
    yield [path.relative(build, file), plain];
  }
}

test('no file reveals where or by whom it was built, and compressed copies match their originals', () => {
  const here = path.resolve('.');
  const paths = [`${here}/`, `"${here}"`, `${os.homedir()}/`].map((text) => Buffer.from(text));
  const whole = new Map<string, Buffer>();
  const revealing: string[] = [];
  for (const [name, bytes] of builtBytes()) {
    whole.set(name, bytes);
    if (paths.some((text) => bytes.includes(text))) revealing.push(name);
  }
  expect(whole.size).toBeGreaterThan(1000);
  expect(revealing).toEqual([]);
  const copies = [...whole].filter(([name]) => /\.(br|gz)$/.test(name));
  expect(copies.length).toBeGreaterThan(500);
  const stale = copies.filter(([name, bytes]) => {
    const source = whole.get(name.slice(0, -3));
    return !source?.equals(bytes);
  });
  expect(stale.map(([name]) => name)).toEqual([]);
});

test('the licences of all that ships are published and linked', async ({page, request}) => {
  await page.goto('/legal');
  const link = page.getByRole('main').getByRole('link', {name: 'licences of their authors'});
  await expect(link).toHaveAttribute('href', '/licences.txt');
  const response = await request.get('/licences.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  // Code, code bundled into another module, styles, a font, icons.
  for (const name of [
    'react',
    'resolve-pathname',
    'infima',
    '@fontsource-variable/figtree',
    'lucide-react',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d\\S* \\(`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
