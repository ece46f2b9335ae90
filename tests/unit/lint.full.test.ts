import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT} from './support/root';
import {type Files, temporaryFolder} from './support/temporary';

/** What lint finds in these files with the project's configuration, as `file rule`. */
function faultsIn(files: Files): string[] {
  const config = fs.readFileSync(path.join(ROOT, '.oxlintrc.json'));
  const folder = temporaryFolder({'.oxlintrc.json': config, ...files});
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const {stdout} = spawnSync(
    path.join(ROOT, 'node_modules/.bin/oxlint'),
    ['--format', 'json', 'src'],
    {cwd: folder, encoding: 'utf8'},
  );
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: {code: string; filename: string}[]};
  return diagnostics.map(({code, filename}) => `${filename} ${code}`).sort();
}

test('lint finds untranslated text, unlabelled images, wrong hooks and `any` in components', () => {
  const file = 'src/components/Bad.tsx';
  const code = `import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
const id = 'x';
export default function Bad({name}: {name?: string}): ReactNode {
  if (name) useState(1);
  const label: any = translate({id, message: id});
  return <p><img src="a.png" />Not translated {label} <Translate id="x">{id}</Translate></p>;
}`;
  expect(faultsIn({[file]: code})).toEqual([
    `${file} @docusaurus(no-untranslated-text)`,
    `${file} @docusaurus(string-literal-i18n-messages)`,
    `${file} @docusaurus(string-literal-i18n-messages)`,
    `${file} jsx-a11y(alt-text)`,
    `${file} react-hooks(rules-of-hooks)`,
    `${file} typescript(no-explicit-any)`,
  ]);
});

test('lint finds imports from a folder above, in the order of ARCHITECTURE.md', () => {
  const upwards = {
    'src/components/A/a.ts': '../../pages/contact/rule',
    'src/content/a.ts': '../features/search/page',
    'src/features/a/a.ts': '@site/scripts/browser',
    'src/lib/a.ts': '@site/src/content/tree',
  };
  const files = Object.entries({...upwards, 'src/pages/a.ts': '../lib/a'}).map(([file, from]) => [
    file,
    `import {a} from '${from}';\nexport const b = a;\n`,
  ]);
  expect(faultsIn(Object.fromEntries(files) as Files)).toEqual(
    Object.keys(upwards).map((file) => `${file} eslint(no-restricted-imports)`),
  );
});
