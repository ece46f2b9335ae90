import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {checkFiles} from '@site/scripts/check/command';
import {filesBelow, pathFrom, writeFiles} from '@site/src/lib/files';
import {FRONT_MATTER, page} from '../support/pages';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

const FOLDER = 'docs/knowledge-base/crypto-101';
/** Names that Docusaurus gives a meaning of their own: a position, an index, a date. */
const NAMES = [
  ...['01-first.md', '5-steps-to-a-first-order.md', '2-factor-codes.md', '51-percent-attack.md'],
  ...['2024-tax-guide.md', '2024-11-20-dated.md', 'crypto-101.md', 'readme.md', '404.md', 'a.mdx'],
];
const IMAGES = '![A form](./my%20pic.png) ![A form](<./my pic.png>)';

/** Files that are no input of a build. */
const LEFT_OUT = /^(?:node_modules|\.git|build|\.docusaurus.*|tests|bench)$/;

test(
  'every odd name that the check accepts is built at its address',
  {timeout: 1_200_000},
  async () => {
    const root = temporaryFolder();
    for (const name of fs.readdirSync(ROOT).filter((each) => !LEFT_OUT.test(each))) {
      fs.cpSync(path.join(ROOT, name), path.join(root, name), {recursive: true});
    }
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    fs.copyFileSync(
      path.join(root, 'static/img/social-card.png'),
      path.join(root, FOLDER, 'my pic.png'),
    );
    const fields = (name: string, at: number): string =>
      FRONT_MATTER.article
        .replace('How to pay in', `Odd name ${name}`)
        .replace('The ways to pay in', `What the page ${name} says about the ways to pay in`)
        .replace('read_time: 4', 'read_time: 1')
        .replace('position: 1', `position: ${at + 900}`);
    const related = NAMES.map((name) => `- [Odd ${name}](./${name}): to read it too.`);
    const text = (at: number): string => {
      const three = [1, 2, 3].map((step) => related[(at + step) % related.length]);
      return `Odd page number ${at}.\n\n${IMAGES}\n\n## Related articles\n\n${three.join('\n')}`;
    };
    writeFiles(
      root,
      Object.fromEntries(
        NAMES.map((name, at) => [`${FOLDER}/${name}`, page(fields(name, at), text(at))]),
      ),
    );
    const checked = await checkFiles(
      root,
      NAMES.map((name) => `${FOLDER}/${name}`),
    );
    if ('fault' in checked) throw new Error(checked.fault);
    expect(checked.findings).toEqual([]);
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        ...['build', '--config', 'scripts/build/config.cjs', '--out-dir', 'build'],
      ],
      {cwd: root, encoding: 'utf8', env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}},
    );
    expect(status, stdout + stderr).toBe(0);
    const built = path.join(root, 'build/knowledge-base/crypto-101');
    const routes = filesBelow(built).map((file) => pathFrom(built, file));
    expect(routes).toEqual(
      expect.arrayContaining(NAMES.map((name) => name.replace(/\.mdx?$/, '.html'))),
    );
  },
);
