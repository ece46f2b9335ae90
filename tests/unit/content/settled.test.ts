import fs from 'node:fs';

import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {filesBelow} from '@site/src/lib/files';

const pagesIn = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.mdx?$/.test(file) && !file.includes('/_owner/'));
const read = (file: string): string => fs.readFileSync(file, 'utf8');

test('a legal page states no figure that the owner has not confirmed', () => {
  const {figures} = readFigures('docs');
  const shown = ['docs/legal', 'docs/knowledge-base/compliance']
    .flatMap(pagesIn)
    .flatMap((file) => [...read(file).matchAll(/:figure\[([^\]]+)\]/g)].map(([, id = '']) => id));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((id) => figures.get(id)?.assumed)).toEqual([]);
});

test('"ask us" stands only where a person has to decide', () => {
  const pages = ['docs', 'src/pages'].flatMap(pagesIn);
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.flatMap((file) => read(file).match(/\bask us\b/gi) ?? []).length).toBeLessThan(11);
});
