import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {withFieldAnchors} from '@site/src/features/api-reference/field-anchors';
import {type ApiReference, apiReference} from '@site/src/features/api-reference/reference';
import {apiDocuments} from '@site/src/features/search/sources/api';
import {currentContract} from '../../support/contract';
import {ROOT} from '../../support/root';

let reference: ApiReference;
beforeAll(async () => {
  const samples = path.join(ROOT, 'samples');
  reference = apiReference({document: await currentContract(), samples, baseUrl: '/'});
});
const operations = () => reference.groups.flatMap((group) => group.operations);

test('the current contract shows the error envelope once, and headers only in the responses that have them', () => {
  expect(reference.failure).toContain('<code>code</code>');
  const failures = operations().flatMap(({responses}) =>
    responses.filter(({status}) => !status.startsWith('2')),
  );
  expect(failures.length).toBeGreaterThan(20);
  for (const {status, html} of failures) {
    expect(html).not.toContain('RATE_LIMIT_EXCEEDED');
    expect(html.includes('Retry-After')).toBe(status === '429');
  }
});

test('the current contract shows the whole of each pattern, and no control that needs a script of Redoc', async () => {
  const shown = JSON.stringify(reference);
  expect(shown).not.toMatch(/Show pattern|<button/);
  for (const [, pattern = ''] of JSON.stringify(await currentContract()).matchAll(
    /"pattern":"((?:[^"\\]|\\.)*)"/g,
  )) {
    expect(shown).toContain(pattern);
  }
});

test('the current contract lists the links in its texts, so that the build checks them', () => {
  expect(reference.links).toContain('/knowledge-base/api-docs/authentication#test-vectors');
});

test('whatever the search finds in the current contract has an anchor on the page', async () => {
  const text = JSON.stringify({...reference, groups: operations().map(withFieldAnchors)});
  const ids = [...text.matchAll(/(?:id=\\"|"anchor":")([^"\\]+)/g)].map(([, id]) => id);
  for (const {url, sections} of apiDocuments(await currentContract())) {
    expect(ids).toContain(url.split('#')[1]);
    expect(ids).toEqual(expect.arrayContaining(sections.map(({anchor}) => anchor)));
  }
});
