import fc from 'fast-check';
import {expect, it, test} from 'vitest';

import {singleMistakes} from '../src/candidates';
import {diagnose, type Diagnosis, diagnoseRecipe, MISTAKES} from '../src/diagnose';
import {deliveryMistakes, requestMistakes} from '../src/mistakes';
import {deliveryRecipe, digestOf, type Recipe, requestRecipe} from '../src/recipe';
import {examples, hmac, pairs, setting} from './examples';

function ask(recipe: Recipe, signature: string): Promise<Diagnosis> {
  const catalogue = recipe.order.length === 1 ? deliveryMistakes : requestMistakes;
  return diagnoseRecipe({recipe, signature, catalogue, setting});
}

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

const hex = (message: string | Buffer, key: string | Buffer = 's', hash?: string): string =>
  hmac(key, message, hash).toString('hex');

test.each(Object.entries(examples))('%s', async (id, [recipe, signature]) => {
  const explained = explanationsOf(await ask(recipe, signature));
  expect(explained.flatMap((ids) => ids.split(','))).toContain(id);
});

const CREATE = '1732104000123POST/v1/orders/create';
const ORDER = '{"amount":"0.010","price":"92000.00"}';
const TIMED = '{"timestamp":1732104000123}';
const order = requestRecipe({
  ...{secret: 's', key: 'k', timestamp: '1732104000123'},
  ...{method: 'POST', path: '/v1/orders/create', body: ORDER},
});
const delivery = (body: string): Recipe => deliveryRecipe({secret: 's', body});
const list = requestRecipe({
  ...{...order, secret: 's', method: 'GET', body: ''},
  path: '/v1/account/orders?limit=2&offset=0',
});
const LIST_CALL = `1732104000123GET${list.path}`;

// Other ways to make the same mistakes.
test.each<[id: string, Recipe, signed: string | Buffer]>([
  ['body.numbers', order, `${CREATE}{"amount":0.01,"price":92000.0}`],
  ['delivery.timestamp-in-front', delivery(TIMED), `1732104000.${TIMED}`],
  ['body.trimmed', {...order, body: '"x"\n'}, `${CREATE}"x"`],
  ['secret.trimmed', {...list, secret: '"s"'}, LIST_CALL],
  ['body.line-endings', {...order, body: '1\r\n2'}, `${CREATE}1\n2`],
  ['joining.separator', list, `1732104000123\nGET\n${list.path}\n`],
  ['path.url', list, `1732104000123GETapi.example:443${list.path}`],
  [
    'path.query-as-body,body.numbers',
    list,
    `1732104000123GET/v1/account/orders{"limit":2,"offset":0}`,
  ],
  // As in .NET, and in Gson.
  ['body.escaped', {...order, body: '{"a":"é"}'}, `${CREATE}{"a":"\\u00E9"}`],
  ['body.html', {...order, body: '{"a":"1+1 é"}'}, `${CREATE}{"a":"1\\u002B1 \\u00E9"}`],
  ['body.utf16', list, Buffer.from(LIST_CALL, 'utf16le')],
  ['body.placeholder', list, `${LIST_CALL}<nil>`],
  ['joining.line-end', list, `${LIST_CALL}\0`],
  // `update` and `doFinal`, both with the message.
  ['hashing.twice', order, `${CREATE}${ORDER}${CREATE}${ORDER}`],
])('%s, in another way (%#)', async (id, recipe, signed) => {
  expect(explanationsOf(await ask(recipe, hex(signed)))).toContain(id);
});

test('the bytes of a text file are read as text, so that mistakes in text are found', async () => {
  const input = {secret: 's', body: new TextEncoder().encode('{"a": 1}')};
  const question = {kind: 'delivery', input, signature: hex('{"a":1}'), setting} as const;
  expect(explanationsOf(await diagnose(question))).toContain('body.compact');
});

test.each(['Authorization: Bearer ', 'HMAC-SHA256 ', 'sha256='])('a label: "%s"', async (label) => {
  const found = explanationsOf(await ask(delivery('{}'), label + hex('{}')));
  expect(found.join()).toContain('writing.label');
});

test('every mistake that is searched for has an example', () => {
  expect(Object.keys(examples).sort()).toEqual([...MISTAKES].sort());
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

test.each(['nonsense!', 'żółw', 'abc', '='])(
  'a text that is no signature is reported as unreadable: %s',
  async (text) => {
    const recipe = requestRecipe({secret: 's', timestamp: '', method: '', path: '', body: ''});
    expect(await ask(recipe, text)).toEqual({verdict: 'unreadable', characters: text.length});
  },
);
