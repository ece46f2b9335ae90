import fs from 'node:fs';

import {expect, test} from 'vitest';

import {readFigures} from '@site/src/content/figures/read';
import {pickFigures} from '@site/src/content/figures/tool-figures';
import {missingFrom} from '@site/src/features/forms/account/password';
import {delayBefore, mayPass} from '@site/src/features/forms/delivery/deliver';
import {EndpointError} from '@site/src/lib/post-json';
import {ROOT} from '../support/root';

const answer = (status: number, retryAfter?: number) => new EndpointError(status, retryAfter, {});

test('a rejected form is not sent again, but a busy, failing or unreachable endpoint is tried again', () => {
  for (const status of [400, 401, 404, 413, 422]) expect(mayPass(answer(status))).toBe(false);
  for (const status of [429, 500, 502, 503, 504]) expect(mayPass(answer(status))).toBe(true);
  expect(mayPass(new TypeError('Failed to fetch'))).toBe(true);
  expect(mayPass(new DOMException('slow', 'TimeoutError'))).toBe(true);
});

test('the waits are 1, 2 and 4 s, longer if the endpoint asks for it, and never above 30 s', () => {
  expect([0, 1, 2].map((attempt) => delayBefore(attempt, answer(500)))).toEqual([1000, 2000, 4000]);
  expect(delayBefore(0, answer(429, 7000))).toBe(7000);
  expect(delayBefore(2, answer(429, 1000))).toBe(4000);
  expect(delayBefore(0, answer(429, 3_600_000))).toBe(30_000);
  expect(delayBefore(20, new TypeError('Failed to fetch'))).toBe(30_000);
});

test('the sign-up form and account-setup give the same answers', () => {
  const figures = pickFigures(readFigures(`${ROOT}/docs`, ROOT).figures, [/^security\.password\./]);
  const article = fs.readFileSync(
    `${ROOT}/docs/knowledge-base/getting-started/account-setup.md`,
    'utf8',
  );
  const rows = [...article.matchAll(/^\| `(\S+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(4);
  for (const [, password = '', result = '', why = ''] of rows) {
    const missing = missingFrom(password, figures, 'en');
    expect(missing.length === 0, password).toBe(result === 'follows the rule');
    if (why.startsWith('no ')) expect(missing).toEqual([why.replace('no', 'a')]);
  }
});
