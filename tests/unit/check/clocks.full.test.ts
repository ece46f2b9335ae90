import {expect, test} from 'vitest';

import {readContext} from '@site/scripts/check/context';
import {checks} from '@site/scripts/check/index';
import {runRules} from '@site/scripts/check/run';
import {ROOT} from '../support/root';

// A day that passes must not stop a build. What it changes is a warning, or a fault of a release.
test.each(['2028-02-29', '2030-01-01'])('nothing in the content is an error on %s', async (day) => {
  const context = readContext(ROOT, {today: new Date(`${day}T00:01:00Z`), strict: false});
  const findings = await runRules(checks, context);
  expect(findings.filter(({severity}) => severity === undefined)).toEqual([]);
});
