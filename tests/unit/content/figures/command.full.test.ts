import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {repository, VALID_FILES} from '../../support/repository';
import {ROOT} from '../../support/root';
import {changed} from '../../support/text';

/** Runs `npm run figures` in a repository. */
function listDisagreements(root: string): {status: number | null; stdout: string; stderr: string} {
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  const script = path.join(ROOT, 'scripts/figures.ts');
  return spawnSync(tsx, [script], {cwd: root, encoding: 'utf8'});
}

describe('npm run figures', () => {
  it('lists each current disagreement once, with both values', () => {
    const {figures} = readFigures(path.join(ROOT, 'docs'), ROOT);
    const expected = new Set(
      [...figures].flatMap(([id, {disagrees_with: others = []}]) =>
        others.map((other) => [id, other].sort().join(' and ')),
      ),
    );

    const {status, stdout} = listDisagreements(ROOT);
    const listed = stdout
      .split(/^\d+\. /m)
      .slice(1)
      .map((entry) =>
        entry
          .replace(/prevails: .*/, '')
          .split(/\s+/)
          .filter((word) => figures.has(word))
          .sort()
          .join(' and '),
      );

    expect(status).toBe(0);
    expect(listed.toSorted()).toEqual([...expected].sort());
    expect(stdout).toContain(`${expected.size} open disagreements`);
    const entries = stdout.split(/^\d+\. /m).slice(1);
    expect(entries.filter((entry) => !/← prevails|prevails: /.test(entry))).toEqual([]);
  });

  it('ends without an error when the reader closes the pipe', () => {
    const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
    const command = `set -o pipefail; ${tsx} scripts/figures.ts | head -n 1`;
    const {stderr, stdout, status} = spawnSync('bash', ['-c', command], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({stderr, status, lines: stdout.trim().split('\n').length}).toEqual({
      stderr: '',
      status: 0,
      lines: 1,
    });
  });

  it('fails with file, line and fix if the figures are invalid', () => {
    const file = 'docs/_figures/deposits.json';
    const faulty = changed(VALID_FILES[file], '"overview.fee"', '"overview.fees"');
    const {status, stderr} = listDisagreements(repository({[file]: faulty}));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^docs\/_figures\/deposits\.json:\d+:\d+ {2}unknown figure "deposits\.overview\.fee" {2}→ write "deposits\.overview\.fees"$/m,
    );
  });
});
