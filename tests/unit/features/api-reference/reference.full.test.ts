import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {type ApiReference, apiReference} from '@site/src/features/api-reference/reference';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

describe('the current contract', () => {
  let reference: ApiReference;
  beforeAll(async () => {
    reference = apiReference(await currentContract(), path.join(ROOT, 'samples'));
  });
  const operations = () => reference.groups.flatMap((group) => group.operations);

  test('shows the error envelope once, and headers only in the responses that have them', () => {
    expect(reference.failure).toContain('<code>code</code>');
    const failures = operations().flatMap(({responses}) =>
      responses.filter(({isFailure}) => isFailure),
    );
    expect(failures.length).toBeGreaterThan(20);
    for (const {status, html} of failures) {
      expect(html).not.toContain('RATE_LIMIT_EXCEEDED');
      expect(html.includes('Retry-After')).toBe(status === '429');
    }
  });

  test('shows what the contract says of a whole body, and the call before its helper', () => {
    const shown = (id: string) => operations().find((one) => one.id === id);
    expect(shown('createOrder')?.notes.join(' ')).toMatch(/0\.0001 BTC/);
    for (const id of ['onDepositCompleted', 'onWithdrawalRequested']) {
      expect(shown(id)?.notes.join(' ')).toMatch(/Hash these bytes before you parse/);
    }
    const [, script] = shown('createOrder')?.samples ?? [];
    expect(script?.call).toContain('/v1/orders/create');
    expect(script?.call).not.toContain('createHmac');
    expect(script?.helper).toContain('createHmac');
  });

  test('has HTML from Redoc that needs neither its script nor its styles', () => {
    const texts = operations().flatMap(({bodies, responses}) => [...bodies, ...responses]);
    expect(texts.length).toBeGreaterThan(30);
    for (const {html} of texts) {
      expect(html).not.toMatch(/<(button|svg|style)|class=| html=|<(div|span)><\/(div|span)>/);
    }
  });

  test('shows each example of a parameter once, without the dash of a description', () => {
    const html = operations().map(({parameters}) => parameters);
    const text = html.join('').replaceAll(/<[^>]*>/g, ' ');
    expect(text).toMatch(/Examples:\s+BTC-EUR\s+XYZ-EUR\s+The pair/);
  });

  test('lists the links in its texts, so that the build checks them', () => {
    expect(reference.links).toContain('/knowledge-base/api-docs/authentication#test-vectors');
  });
});
