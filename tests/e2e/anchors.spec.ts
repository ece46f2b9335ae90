import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'playwright/test';

import {builtFiles} from '../../src/lib/built-pages';

const LIST = path.resolve('tests/anchors.tsv');
/** Pages of the content tree in the current version. */
const CURRENT_PAGE = /<html[^>]*\bplugin-docs\b[^>]*\bdocs-version-current\b/;
const SECTIONS = '.theme-doc-markdown :is(h2, h3, h4)';

interface Anchors {
  route: string;
  /** Of headings. */
  sections: string[];
  /** Of everything on the page. */
  all: string[];
}

function builtAnchors(): Anchors[] {
  return builtFiles(path.resolve('build')).flatMap(({route, file}) => {
    const html = fs.readFileSync(file, 'utf8');
    if (!CURRENT_PAGE.test(html)) return [];
    const $ = load(html);
    const idsOf = (which: string): string[] =>
      $(which)
        .toArray()
        .map((element) => $(element).attr('id') ?? '')
        // Those that React makes begin with "_".
        .filter((id) => !id.startsWith('_'));
    return {route, sections: idsOf(`${SECTIONS}[id]`), all: idsOf('main [id]')};
  });
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

/** Adds the anchors of a build to the list. Nothing removes one. */
function publish(built: readonly Anchors[]): void {
  const published = publishedAnchors();
  for (const {route, sections} of built.filter((page) => page.sections.length > 0)) {
    published.set(route, [...new Set([...(published.get(route) ?? []), ...sections])]);
  }
  const lines = [...published].map(([route, ids]) => `${route}\t${ids.join(' ')}\n`);
  fs.writeFileSync(LIST, lines.sort().join(''));
}

test('every anchor of a section that was published still exists', () => {
  const built = builtAnchors();
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) publish(built);
  const published = publishedAnchors();
  expect(published.size).toBeGreaterThan(50);
  const missing = [...published].flatMap(([route, ids]) => {
    const page = built.find((one) => one.route === route);
    return ids.filter((id) => !page?.all.includes(id)).map((id) => `${route}#${id}`);
  });
  expect(missing, 'keep each by former_anchors in the front matter of its page').toEqual([]);
});
