import {spawnSync} from 'node:child_process';

import {expect, it} from 'vitest';

it('npm run check ends without a stack trace when the reader of its output is gone', () => {
  const command = 'node scripts/check.cjs docs/faq.md | true';
  const {stderr} = spawnSync(command, {shell: true, encoding: 'utf8'});
  expect(stderr).toBe('');
});
