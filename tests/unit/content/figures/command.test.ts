import {expect, it, vi} from 'vitest';

import {archivedSite} from '../../support/repository';

it('npm run figures shows the value of each page, and which one applies', async () => {
  archivedSite();
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'figures.ts']);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('@site/scripts/figures');
  const said = log.mock.calls.join('\n');
  vi.restoreAllMocks();
  expect(said).toMatch(/3\.5% +deposits\.card\.fee +\/knowledge-base\/payments\/pay-in +← applies/);
  expect(said).toMatch(/1\.5% +deposits\.overview\.fee +\/how-it-works$/m);
  expect(said).toContain('1 open disagreement among ');
  expect(said).toContain('docs/_figures/deposits.json:2\n');
});
