import {expect, it} from 'vitest';

import {runCheck} from '@site/src/plugins/dev-findings/checker';
import {ROOT} from '../support/root';

it('the findings in the preview come from the real check, run as a program', async () => {
  const {json, code} = await runCheck(ROOT, 'docs/resources/fee-schedule.md');
  expect(code).toBe(0);
  expect(JSON.parse(json)).toMatchObject({ok: true, pages: 1, findings: []});
});
