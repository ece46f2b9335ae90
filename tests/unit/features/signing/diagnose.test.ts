import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';

import {diagnose, type Diagnosis} from '@site/src/features/signing/model/diagnose';
import {deliveryMistakes, requestMistakes} from '@site/src/features/signing/model/mistakes';
import {
  deliveryRecipe,
  digestOf,
  type Recipe,
  requestRecipe,
} from '@site/src/features/signing/model/recipe';
import {singleMistakes} from '@site/src/features/signing/model/search';
import {examples, hmac, pairs, setting} from './examples';

function ask(recipe: Recipe, signature: string, signal?: AbortSignal): Promise<Diagnosis> {
  const catalogue = recipe.order.length === 1 ? deliveryMistakes : requestMistakes;
  return diagnose({recipe, signature, catalogue, setting, ...(signal && {signal})});
}

/** The explanations, each as the ids of its mistakes. */
function explanationsOf(diagnosis: Diagnosis): string[] {
  return diagnosis.verdict === 'explained'
    ? diagnosis.explanations.map(({mistakes}) => mistakes.join())
    : [];
}

const anyRequest = fc
  .record({
    secret: fc.string({minLength: 1, maxLength: 20, unit: 'binary'}),
    timestamp: fc.oneof(
      fc.integer({min: 1_600_000_000_000, max: 1_900_000_000_000}).map(String),
      fc.integer({min: 1_600_000_000, max: 1_900_000_000}).map(String),
      fc.string({maxLength: 8}),
    ),
    method: fc.constantFrom('GET', 'POST', 'DELETE', 'get'),
    path: fc.oneof(
      fc.webPath().map((path) => `/v1${path}`),
      fc.webUrl({withQueryParameters: true}),
      fc.string({unit: 'binary'}),
    ),
    body: fc.oneof(fc.json(), fc.string({unit: 'binary'}), fc.constant(''), fc.uint8Array()),
  })
  .map(({body, ...request}) =>
    requestRecipe({...request, body: typeof body === 'string' ? body : new Uint8Array(body)}),
  );

describe('each mistake is recognised', () => {
  test.each(Object.entries(examples))('%s', async (id, [recipe, signature]) => {
    const explained = explanationsOf(await ask(recipe, signature));
    expect(explained.flatMap((ids) => ids.split(','))).toContain(id);
  });

  const CREATE = '1732104000123POST/v1/orders/create';
  const ORDER = '{"amount":"0.010","price":"92000.00"}';
  const SORTED = 'amount=0.010&price=92000.00&recvWindow=5000&timestamp=1732104000123';
  const BINANCE = 'amount=0.010&price=92000.00&timestamp=1732104000123&recvWindow=5000';
  const TIMED = '{"timestamp":1732104000123}';
  const order = requestRecipe({
    ...{secret: 's', key: 'k', timestamp: '1732104000123'},
    ...{method: 'POST', path: '/v1/orders/create', body: ORDER},
  });
  const UNSORTED = requestRecipe({...order, secret: 's', body: '{"side":"buy","amount":"1"}'});
  const delivery = (body: string): Recipe => deliveryRecipe({secret: 's', body});

  // Other ways to make the same mistakes.
  test.each<[id: string, Recipe, signed: string | Buffer]>([
    ['body.mojibake', delivery('"ł"'), '"Å\u0082"'],
    ['body.mojibake', delivery('"ł"'), '"Å‚"'],
    ['body.one-number', order, `${CREATE}{"amount":"0.010","price":92000.0}`],
    ['body.numbers', order, `${CREATE}{"amount":0.01,"price":92000.0}`],
    ['path.url', order, `1732104000123POSThttp://127.0.0.1:4010/v1/orders/create${ORDER}`],
    ['timestamp.local', order, `${1_732_104_000 + 7200}POST/v1/orders/create${ORDER}`],
    ['exchange.binance', order, BINANCE],
    // Some libraries sort the parameters.
    ['exchange.binance', order, SORTED],
    ['exchange.binance', UNSORTED, 'amount=1&side=buy&timestamp=1732104000123'],
    ['exchange.bybit', order, `1732104000123k${ORDER}`],
    ['delivery.timestamp-in-front', delivery(TIMED), `1732104000.${TIMED}`],
  ])('%s, in another way (%#)', async (id, recipe, signed) => {
    expect(explanationsOf(await ask(recipe, hmac('s', signed).toString('hex')))).toContain(id);
  });

  test.each([
    ['Bearer ', '{}', 'writing.label'],
    ['Authorization: Bearer ', '{}', 'writing.label'],
    ['HMAC-SHA256 ', '{}', 'writing.label'],
    ['sha256=', '{}', 'writing.label'],
    ['t=1732104999,v1=', '1732104999.{}', 'delivery.timestamp-in-front,writing.stripe'],
    ['t=1732104999,v1=', '1732104999{}', 'delivery.timestamp-in-front,writing.stripe'],
  ])('a signature after "%s", of %s', async (before, signed, ids) => {
    const signature = `${before}${hmac('s', signed).toString('hex')}`;
    expect(explanationsOf(await ask(delivery('{}'), signature)).join()).toContain(ids);
  });

  it('and every mistake that is searched for has an example', () => {
    const known = new Set(Object.keys(examples));
    for (const id of [...Object.keys(requestMistakes), ...Object.keys(deliveryMistakes)]) {
      expect(known, id).toContain(id);
    }
  });
});

test.each(pairs)('several mistakes at once are recognised: %s', async (ids, recipe, signature) => {
  expect(explanationsOf(await ask(recipe, signature))).toContain(ids);
});

it('never calls a correct signature wrong', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (recipe) => {
      expect(await ask(recipe, await digestOf(recipe))).toEqual({verdict: 'correct'});
    }),
  );
});

it('lists every single mistake that produces the same signature', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, fc.nat(), async (recipe, pick) => {
      const candidates = [...singleMistakes(recipe, requestMistakes, setting)];
      const right = await digestOf(recipe);
      const digests = await Promise.all(candidates.map((one) => digestOf(one.recipe)));
      const bad = digests[pick % digests.length] ?? right;
      fc.pre(bad !== right);
      const explained = explanationsOf(await ask(recipe, bad));
      const made = candidates.filter((_, index) => digests[index] === bad);
      expect(new Set(explained)).toEqual(new Set(made.map(({mistakes}) => mistakes.join())));
    }),
    {numRuns: 15},
  );
});

const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);
const inputs = {secret: 's', timestamp: '', method: '', path: '', body: `{"a":${DEEP}}`};
test.each([
  ['a list', deliveryRecipe({secret: 's', body: DEEP})],
  ['a member', requestRecipe(inputs)],
])('%s that is nested deeper than the call stack is searched too', async (_, recipe) => {
  const signature = hmac('s', `${String(recipe.body)}\n`).toString('hex');
  expect(explanationsOf(await ask(recipe, signature))).toContain('body.line-end');
});

describe('a signature that nothing explains', () => {
  const recipe = requestRecipe({
    secret: 's',
    timestamp: '1732104000000',
    method: 'GET',
    path: '/v1/a',
    body: '',
  });

  test.each(['nonsense!', 'żółw', 'abc', '='])(
    'is reported as unreadable if it is not a signature: %s',
    async (text) => {
      expect(await ask(recipe, text)).toEqual({verdict: 'unreadable', characters: text.length});
    },
  );

  it('causes no unexpected error, whatever it contains', async () => {
    const anyText = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.base64String(),
      fc.stringMatching(/^[0-9a-f]{0,7}$/),
    );
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        // Only the start of each search, because there are many.
        const verdict = await ask(recipe, text, AbortSignal.abort()).then(
          (diagnosis) => diagnosis.verdict,
          (error: unknown) => (error as Error).name,
        );
        expect(['unknown', 'unreadable', 'AbortError']).toContain(verdict);
      }),
    );
  });
});
