import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, it} from 'vitest';

import type {RouteStep} from '@site/src/client/page-route';
import {versionProps} from '@site/src/plugins/page-routes/version-props';

const DOCS = 'docusaurus-plugin-content-docs/default/p';
const VERSION = {
  version: {
    label: 'Today',
    docs: {one: {id: 'one', title: 'One'}},
    docsSidebars: {
      help: [
        {
          type: 'category',
          label: 'A',
          href: '/a',
          items: [{type: 'link', href: '/a/1', label: '1'}],
        },
        {
          type: 'category',
          label: 'B',
          href: '/b',
          items: [{type: 'link', href: '/b/1', label: '2'}],
        },
      ],
      legal: [{type: 'link', href: '/privacy', label: 'Privacy'}],
    },
  },
};
const SOURCES = {
  version: `@generated/${DOCS}/index.json`,
  list: `@generated/${DOCS}/tags.json`,
  comp: '@theme/DocVersionRoot',
};

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'version-props-'));
  fs.mkdirSync(path.join(folder, DOCS), {recursive: true});
  fs.writeFileSync(path.join(folder, DOCS, 'index.json'), JSON.stringify(VERSION));
  fs.writeFileSync(path.join(folder, DOCS, 'tags.json'), '{"tags":[]}');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const steps = (part: string, sidebar?: string): RouteStep[] => [
  {path: '/', key: '/-1', parts: {__comp: 'comp', __props: part}, attributes: {}},
  {path: '/a/1', key: '/a/1-2', parts: {__comp: 'comp'}, attributes: sidebar ? {sidebar} : {}},
];

it('a page brings its version with its own part of its own sidebar, and not the file of all', () => {
  const [layout, page] = versionProps(folder, SOURCES)(steps('version', 'help'));
  expect(layout?.parts).toEqual({__comp: 'comp'});
  expect(layout?.props).toMatchObject({
    version: {
      label: 'Today',
      docsSidebars: {
        help: [
          {label: 'A', items: [{href: '/a/1'}]},
          {label: 'B', items: []},
        ],
      },
    },
  });
  expect(JSON.stringify(layout?.props)).not.toMatch(/privacy|title/);
  expect(page).toEqual(steps('version', 'help')[1]);
});

it('a page outside of the sidebars brings none', () => {
  const [layout] = versionProps(folder, SOURCES)(steps('version'));
  expect(layout?.props).toMatchObject({version: {label: 'Today', docsSidebars: {}}});
});

it('other properties stay a part', () => {
  expect(versionProps(folder, SOURCES)(steps('list', 'help'))).toEqual(steps('list', 'help'));
});
