import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {filesBelow} from '@site/src/lib/files';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';

const MINUTES = 60_000;

/** A copy of this repository, in which a command runs. */
function copy(): (command: string, ...args: string[]) => string {
  const folder = temporaryFolder();
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  run('git', 'clone', '--quiet', '--depth', '1', `file://${ROOT}`, '.');
  // Links would lead the bundler back here.
  run('cp', '-al', path.join(ROOT, 'node_modules'), 'node_modules');
  return run;
}

test(
  'the site of another company, below a path, has nothing of this one',
  () => {
    const run = copy();
    const file = path.join(import.meta.dirname, 'company.yaml');
    expect(run('npm', 'run', '--silent', 'adopt', '--', file)).toContain('docs/legal/legal.md');
    run('npm', 'run', '--silent', 'build');
    const folder = run('pwd').trim();
    const files = filesBelow(path.join(folder, 'build')).filter(
      (name) => !/\.(?:br|gz|png|ico)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(500);
    const former = new RegExp(brand.name, 'i');
    const left = files.filter((name) => former.test(fs.readFileSync(name, 'latin1')));
    expect(left.map((name) => path.relative(folder, name))).toEqual([]);
    // The check refuses what is written with the former name afterwards.
    fs.appendFileSync(path.join(folder, 'docs/faq.md'), `\n${brand.name}\n`);
    expect(() => run('npm', 'run', '--silent', 'check')).toThrow();
  },
  15 * MINUTES,
);
