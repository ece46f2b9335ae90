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
