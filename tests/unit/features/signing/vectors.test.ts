import {describe, expect, test} from 'vitest';

import {bytesOf, toHex} from '@site/src/features/signing/model/bytes';
import {
  deliveryRecipe,
  digestOf,
  messageOf,
  requestRecipe,
} from '@site/src/features/signing/model/recipe';
import {deliveryVectors, requestVectors} from '@site/src/features/signing/model/vectors';

describe('the published vectors', () => {
  test.each(requestVectors)('$id', async ({secret, timestamp, method, path, body, ...expected}) => {
    const recipe = requestRecipe({secret, timestamp, method, path, body});
    expect(toHex(await messageOf(recipe))).toBe(toHex(bytesOf(expected.stringToSign)));
    expect(await digestOf(recipe)).toBe(expected.signature);
  });

  test.each(deliveryVectors)('$id', async ({secret, body, signature}) => {
    expect(await digestOf(deliveryRecipe({secret, body}))).toBe(signature);
  });
});
