import {operationsOf, type PostmanCollection, postmanCollection} from '@portal/contract';
import newman from 'newman';
import {beforeAll, expect, test} from 'vitest';

import {KEYS, SECRET} from '../../support/samples';
import {useApi} from '../../support/sandbox';

const {api, document} = useApi();
let collection: PostmanCollection;

beforeAll(async () => {
  collection = await postmanCollection(document());
});

function send(variables: Record<string, string> = {}, requests = collection) {
  const all = {baseUrl: `${api().origin}/v1`, apiKey: KEYS[0].key, apiSecret: SECRET, ...variables};
  return new Promise<newman.NewmanRunSummary>((resolve, reject) => {
    const copy = structuredClone(requests) as newman.NewmanRunOptions['collection'];
    const envVar = Object.entries(all).map(([key, value]) => ({key, value}));
    newman.run({collection: copy, envVar, reporters: []}, (error, summary) =>
      error ? reject(error) : resolve(summary),
    );
  });
}

test('other tools can read it: each address is one text, and no script needs the calls of Postman alone', () => {
  const urls = collection.item.flatMap(({item}) => item.map(({request}) => request.url.raw));
  expect(urls.filter((url = '') => !/^\{\{baseUrl\}\}\/[^:]+$/.test(url))).toEqual([]);
  expect(JSON.stringify(collection)).not.toContain('getPathWithQuery');
});

test('every call of the contract is sent, signed if it is private, and answered with 200', async () => {
  const {run} = await send();
  expect(run.failures.map(({error}) => error.message)).toEqual([]);
  expect(run.executions).toHaveLength(operationsOf(document().paths).length);
  expect(api().calls.map(({status}) => status)).toEqual(run.executions.map(() => 200));
  for (const {request} of run.executions) {
    const isPublic = /\/markets\/|\/time$/.test(request.url.getPath());
    expect(request.headers.has('X-API-Signature'), request.url.getPath()).toBe(!isPublic);
  }
  // Each order has its own identifier.
  await send();
  const ids = api().calls.flatMap(({body}) => /"client_order_id": ?"[^"]*"/.exec(body) ?? []);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test('a query is signed as it is sent, with its percent-encoding', async () => {
  const changed = structuredClone(collection);
  const list = changed.item.flatMap(({item}) => item).find(({name}) => name === 'List your orders');
  const values = {limit: `2 "'<>#ł%20{|}`, offset: '%30'};
  const query = Object.entries(values).map(([key, value]) => ({key, value}));
  Object.assign(list?.request.url ?? {}, {path: ['account', 'orders'], query});
  await send({}, changed);
  // The query is rejected, but the signature is accepted.
  const call = 'GET /v1/account/orders?limit=2%20%22%27%3C%3E%23%C5%82%20%7B%7C%7D&offset=%30';
  expect(api().calls).toContainEqual(expect.objectContaining({call, status: 400}));
});
