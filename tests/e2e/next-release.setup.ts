import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {FEE, NEXT_RELEASE} from './support/releases';
import {buildCopy, dropVersions, SECOND_BUILD_TIMEOUT} from './support/second-build';

test('builds the next release, which deployment.spec.ts deploys, with a different fee @full', async () => {
  test.setTimeout(SECOND_BUILD_TIMEOUT);
  const change = (tree: string): void => {
    dropVersions(tree);
    const file = path.join(tree, 'docs/_figures/trading.json');
    const figures = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {value?: number}>;
    const fee = figures['tier.standard.taker'];
    expect(`${fee?.value}%`).toBe(FEE.before);
    if (fee) fee.value = parseFloat(FEE.after);
    fs.writeFileSync(file, JSON.stringify(figures));
  };
  await buildCopy(NEXT_RELEASE, {change});
});
