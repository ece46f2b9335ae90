import fs from 'node:fs';

import {expect, test} from 'vitest';

const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** The module without its ending: `src/plugins/search`, `packages/signing`. */
const moduleOf = (name: string): string => name.replace(/(?:\/|\.tsx?)$/, '');

test('the README of the plugins names every plugin and remark plugin of the site, and no other', () => {
  const rows = [...read('src/plugins/README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) =>
    moduleOf(/^(?:src|packages)\//.test(name) ? name : `src/plugins/${name}`),
  );
  // Besides those in src/plugins, every default import of the configuration is one.
  const imports = read('docusaurus.config.ts').matchAll(
    /^import (?:(?!type)\w.* from '(.+)'|.* from '(\.\/src\/plugins\/.+)');$/gm,
  );
  const registered = [...imports].flatMap(([, byDefault, named]) => {
    const from = byDefault ?? named ?? '';
    if (from.startsWith('node:')) return [];
    return from.startsWith('./') ? from.slice(2) : `packages/${from.replace('@portal/', '')}`;
  });
  expect(rows.length).toBe(new Set(rows).size);
  expect(rows.sort()).toEqual(registered.sort());
});
