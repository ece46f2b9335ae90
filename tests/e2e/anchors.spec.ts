import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'playwright/test';

import {builtFiles} from '../../src/lib/built-pages';

const LIST = path.resolve('tests/anchors.tsv');

/** Ids of elements in the text of the current version's pages of the content tree, by route. */
function builtAnchors(which: string): Map<string, string[]> {
  const pages = builtFiles(path.resolve('build')).flatMap(({route, file}) => {
    const $ = load(fs.readFileSync(file, 'utf8'));
    if (!$('html').is('.plugin-docs.docs-version-current')) return [];
    // Ids that React makes begin with "_".
    const ids = $(which)
      .toArray()
      .map((element) => $(element).attr('id') ?? '')
      .filter((id) => !id.startsWith('_'));
    return ids.length > 0 ? [[route, ids] as const] : [];
  });
  return new Map(pages);
}

function publishedAnchors(): Map<string, string[]> {
  const lines = fs.readFileSync(LIST, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [route = '', anchors = ''] = line.split('\t');
      return [route, anchors.split(' ')];
    }),
  );
}

/** `--update-snapshots` adds the anchors of this build, as part of a release. Nothing removes one. */
function addAnchors(): void {
  const all = publishedAnchors();
  for (const [route, ids] of builtAnchors('.theme-doc-markdown :is(h2, h3, h4)[id]')) {
    all.set(route, [...new Set([...(all.get(route) ?? []), ...ids])]);
  }
  const lines = [...all].sort().map(([route, ids]) => `${route}\t${ids.join(' ')}\n`);
  fs.writeFileSync(LIST, lines.join(''));
}

test('every anchor of a section that was published still exists', () => {
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) addAnchors();
  const published = publishedAnchors();
  const built = builtAnchors('main [id]');
  expect(published.size).toBeGreaterThan(50);
  const missing = [...published].flatMap(([route, ids]) =>
    ids.filter((id) => !built.get(route)?.includes(id)).map((id) => `${route}#${id}`),
  );
  expect(missing, 'keep each by former_anchors in the front matter of its page').toEqual([]);
});
