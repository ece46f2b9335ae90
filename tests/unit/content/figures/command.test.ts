import {expect, it, vi} from 'vitest';

import {archivedSite} from '../../support/repository';

it('npm run figures lists each figure with its value, page and place', async () => {
  archivedSite();
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'figures.ts']);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('@site/scripts/figures');
  const said = log.mock.calls.join('\n');
  vi.restoreAllMocks();
  expect(said).toContain(
    ':figure[deposits.card.fee]  3.5%  Card deposit fee  /knowledge-base/payments/pay-in  docs/_figures/deposits.json:2\n',
  );
});
