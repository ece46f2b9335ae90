import {createHmac} from 'node:crypto';

const {API_KEY, API_SECRET} = process.env;

/** Works like fetch, and signs the call: give it to a client that a generator made. */
export async function signedFetch(input, init) {
  if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment');
  const request = new Request(input, init);
  const {pathname, search} = new URL(request.url);
  const timestamp = String(Date.now());
  const text = timestamp + request.method + pathname + search + (await request.clone().text());
  const signature = createHmac('sha256', API_SECRET).update(text).digest('hex');
  request.headers.set('X-API-Key', API_KEY);
  request.headers.set('X-API-Timestamp', timestamp);
  request.headers.set('X-API-Signature', signature);
  return fetch(request);
}
