import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {checkFiles} from '@site/scripts/check/command';
import {filesBelow, pathFrom, writeFiles} from '@site/src/lib/files';
import {buildCopy} from '../../e2e/support/second-build';
import {FRONT_MATTER, page} from '../support/pages';
import {temporaryFolder} from '../support/temporary';

const FOLDER = 'docs/knowledge-base/crypto-101';
/** Names that Docusaurus gives a meaning of their own: a position, an index, a date. */
const NAMES = [
  ...['01-first.md', '5-steps-to-a-first-order.md', '2-factor-codes.md', '51-percent-attack.md'],
  ...['2024-tax-guide.md', '2024-11-20-dated.md', 'crypto-101.md', 'readme.md', '404.md', 'a.mdx'],
];
const IMAGES = '![A form](./my%20pic.png) ![A form](<./my pic.png>)';

test(
  'odd names that the check accepts are built at their address',
  {timeout: 1_200_000},
  async () => {
    const out = temporaryFolder();
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
    const change = (root: string): void => {
      const card = path.join(root, 'static/img/card.png');
      fs.copyFileSync(card, path.join(root, FOLDER, 'my pic.png'));
      writeFiles(
        root,
        Object.fromEntries(
          NAMES.map((name, at) => [`${FOLDER}/${name}`, page(fields(name, at), text(at))]),
        ),
      );
    };
    await buildCopy(out, change, {}, async (root) => {
      const files = NAMES.map((name) => `${FOLDER}/${name}`);
      expect(await checkFiles(root, files)).toMatchObject({findings: []});
    });
    const built = path.join(out, 'knowledge-base/crypto-101');
    const routes = filesBelow(built).map((file) => pathFrom(built, file));
    expect(routes).toEqual(
      expect.arrayContaining(NAMES.map((name) => name.replace(/\.mdx?$/, '.html'))),
    );
  },
);
