import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {ROOT} from './support/root';
import {temporaryFolder} from './support/temporary';

/** The rules that a file breaks, with the project's configuration. */
function rulesBrokenBy(file: string, code: string): string[] {
  const config = fs.readFileSync(path.join(ROOT, '.oxlintrc.json'));
  const folder = temporaryFolder({'.oxlintrc.json': config, [file]: code});
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const {stdout} = spawnSync('npx', ['oxlint', '--format', 'json', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: {code: string}[]};
  return diagnostics.map(({code: rule}) => rule).sort();
}

test('lint finds untranslated text, unlabelled images, wrong hooks and `any` in components', () => {
  const code = `import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
const id = 'x';
export default function Bad({name}: {name?: string}): ReactNode {
  if (name) useState(1);
  const label: any = translate({id, message: id});
  return <p><img src="a.png" />Not translated {label} <Translate id="x">{id}</Translate></p>;
}`;
  expect(rulesBrokenBy('src/components/Bad.tsx', code)).toEqual([
    '@docusaurus(no-untranslated-text)',
    '@docusaurus(string-literal-i18n-messages)',
    '@docusaurus(string-literal-i18n-messages)',
    'jsx-a11y(alt-text)',
    'react-hooks(rules-of-hooks)',
    'typescript(no-explicit-any)',
  ]);
});
