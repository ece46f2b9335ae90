import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {features, PLACES} from '@site/src/config/features';
import {filesBelow, pathFrom} from '@site/src/lib/files';
import {copySite} from '../support/site-copy';
import {changed} from '../support/text';

const LIST = 'src/config/features.ts';
const PAGES = Object.values(PLACES)
  .flat()
  .filter((place) => place.startsWith('/'));
const ANCHORS = Object.values(PLACES)
  .flat()
  .filter((place) => place.startsWith('#'));

const {root, read, write} = copySite();
const whole = read(LIST);
const without = (names: readonly string[]): string =>
  names.reduce((list, name) => changed(list, `  '${name}',\n`, ''), whole);
/** The output of a program in the copy, if it succeeds. */
function run(...[command = '', ...args]: string[]): string {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: root, encoding: 'utf8'});
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout;
}

test.each(features)('the check is green without %s', (name) => {
  write(LIST, without([name]));
  expect(run('node', 'scripts/check.cjs')).toContain('No problems');
});

describe('a site without any of them', () => {
  const build = path.join(root, 'build');
  const files = (pattern: RegExp): [name: string, text: string][] =>
    filesBelow(build)
      .filter((file) => pattern.test(file))
      .map((file) => [pathFrom(build, file), fs.readFileSync(file, 'utf8')]);

  beforeAll(() => {
    write(LIST, without(features));
    write('versions.json', '[]');
    run('node', 'scripts/check.cjs');
    run('npx', 'docusaurus', 'build', '--config', 'scripts/build/config.cjs');
  });

  test('has none of their pages, no archive, and nothing that leads there', () => {
    const pages = files(/\.html$/);
    expect(pages.length).toBeGreaterThan(80);
    const gone = [...PAGES, '/2024-11'].map((page) => page.slice(1));
    const isGone = (name: string) => gone.some((page) => name.startsWith(page));
    expect(pages.map(([name]) => name).filter(isGone)).toEqual([]);
    const links = pages.flatMap(([name, html]) => {
      const $ = load(html);
      const targets = $('[href], [id]').map((_, {attribs}) => attribs.href ?? `#${attribs.id}`);
      return targets
        .get()
        .filter(
          (to) =>
            gone.some((page) => to.startsWith(`/${page}`)) ||
            ANCHORS.some((anchor) => to.endsWith(anchor)),
        )
        .map((to) => `${name}: ${to}`);
    });
    expect(links).toEqual([]);
  });

  test('names them in no copy, list, feed, redirect or search index', () => {
    const texts = files(/\.(?:md|txt|xml|json)$/);
    expect(texts.length).toBeGreaterThan(150);
    const found = texts.flatMap(([name, text]) =>
      [...PAGES, ...ANCHORS]
        .filter((place) =>
          new RegExp(`(?<![\\w/])${place}(?![\\w/-])`).test(text.replaceAll(brand.siteUrl, '')),
        )
        .map((place) => `${name}: ${place}`),
    );
    expect(found).toEqual([]);
  });

  test('has no style of them', () => {
    const classesOf = (css: string): string[] => css.match(/(?<=\.)[a-z]\w*(?=[^{}]*\{)/gi) ?? [];
    const sheets = filesBelow(path.join(root, 'src')).filter((file) => file.endsWith('.css'));
    // The API reference shows parts of the signing tools.
    const names = Object.keys(PLACES).filter((name) => name !== 'signing');
    const isOurs = (file: string): boolean =>
      names.some((name) => file.includes(`/features/${name}/`));
    const classesIn = (ours: boolean): Set<string> =>
      new Set(
        sheets
          .filter((file) => isOurs(file) === ours)
          .flatMap((file) => classesOf(fs.readFileSync(file, 'utf8'))),
      );
    const others = classesIn(false);
    const own = [...classesIn(true)].filter((name) => !others.has(name));
    expect(own.length).toBeGreaterThan(10);
    const css = files(/\.css$/)
      .map(([, text]) => text)
      .join('');
    expect(own.filter((name) => new RegExp(`\\.${name}_\\w`).test(css))).toEqual([]);
  });
});
