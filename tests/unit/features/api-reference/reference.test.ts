import {beforeAll, describe, expect, test} from 'vitest';

import {type ApiReference, apiReference} from '@site/src/features/api-reference/reference';
import {bundleContract} from '@site/src/features/contract/bundle';
import type {OpenApiDocument} from '@site/src/features/contract/document';
import {answerOf, bodyOf, documentWith} from '../../support/contract';
import {ROOT} from '../../support/root';

const onlyOperation = (document: OpenApiDocument) => {
  const [operation] = apiReference(document).groups.flatMap(({operations}) => operations);
  if (!operation) throw new Error('the reference has no operation');
  return operation;
};

describe('the current contract', () => {
  let reference: ApiReference;
  beforeAll(async () => {
    reference = apiReference(await bundleContract(ROOT));
  });
  const operations = () => reference.groups.flatMap((group) => group.operations);

  test('has every call and event under its tag, with fields, responses and examples', () => {
    expect(operations()).toHaveLength(17);
    for (const {id, method, bodies, responses, requests, samples} of operations()) {
      expect(bodies.map(({html}) => html).join('') !== '', id).toBe(
        method !== 'GET' && method !== 'DELETE',
      );
      const isEvent = method === 'EVENT';
      expect(responses.map(({status}) => status)).toContain('200');
      expect(responses.length, id).toBeGreaterThan(1);
      expect(samples.map(({language}) => language)).toEqual(
        isEvent ? [] : ['curl', 'javascript', 'python'],
      );
      const examples = [...requests, ...responses.flatMap((one) => one.examples)];
      expect(examples.length, id).toBeGreaterThan(0);
      for (const {html} of examples) expect(html).toContain('<span class="token');
    }
  });

  test('can be searched by field, header, status and error code', () => {
    const create = operations().find(({id}) => id === 'createOrder');
    expect(create?.terms).toEqual(
      expect.arrayContaining([
        '/orders/create',
        'client_order_id',
        'X-API-Key',
        'Retry-After',
        '429',
        'INSUFFICIENT_BALANCE',
      ]),
    );
    const ticker = operations().find(({id}) => id === 'getTicker');
    expect(ticker?.terms).not.toContain('X-API-Key');
  });

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

  test('lists the links in its texts, so that the build checks them', () => {
    expect(reference.links).toContain('/knowledge-base/api-docs/authentication#test-vectors');
  });
});

test('HTML rendered by Redoc needs neither its script nor its styles', () => {
  const schema = {
    type: 'object',
    required: ['outer'],
    properties: {
      outer: {
        type: 'object',
        description: 'Holds **another**.',
        properties: {inner: {type: 'string', enum: ['a', 'b'], pattern: '^x$'}},
      },
    },
  };
  const {bodies, responses} = onlyOperation(documentWith({...bodyOf(schema), ...answerOf(schema)}));
  for (const html of [bodies[0]?.html ?? '', responses[0]?.html ?? '']) {
    expect(html).toContain('<th scope="row"><code>outer</code>');
    for (const part of ['required', '<strong>another</strong>', '<code>inner</code>', '^x$']) {
      expect(html).toContain(part);
    }
    expect(html).not.toMatch(/<(button|svg|style)|class=| html=|<(div|span)><\/(div|span)>/);
  }
});

test('each variant of a payload is shown with its title', () => {
  const {bodies} = onlyOperation(
    documentWith(
      bodyOf({
        oneOf: [
          {type: 'object', description: 'The first.', properties: {one: {type: 'string'}}},
          {type: 'object', description: 'The second.', properties: {two: {type: 'string'}}},
        ],
      }),
    ),
  );
  expect(bodies.map(({title}) => title)).toEqual(['The first.', 'The second.']);
  expect(bodies[1]?.html).toContain('two');
});
