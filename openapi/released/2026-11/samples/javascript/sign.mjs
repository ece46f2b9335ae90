import {createHmac} from 'node:crypto';

const ORIGIN = process.env.API_ORIGIN ?? 'https://api.halyard.example';

/** Signs one call; path holds the base path and the query, body the text as sent. */
export function sign(secret, timestamp, method, path, body = '') {
  return createHmac('sha256', secret)
    .update(`${timestamp}${method}${path}${body}`, 'utf8')
    .digest('hex');
}

/** Signs a call, sends it and returns `data`; ends the program where it fails. */
export async function request(method, path, payload) {
  const {API_KEY, API_SECRET} = process.env;
  try {
    if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment');
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const timestamp = String(Date.now());
    const headers = {
      'X-API-Key': API_KEY,
      'X-API-Timestamp': timestamp,
      'X-API-Signature': sign(API_SECRET, timestamp, method, path, body),
      ...(body && {'Content-Type': 'application/json'}),
    };
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(ORIGIN + path, {method, headers, body, signal});
    const text = await response.text();
    if (!text.startsWith('{')) {
      throw new Error(`${response.status}, not JSON: ${JSON.stringify(text.slice(0, 80))}`);
    }
    const {success, data, error} = JSON.parse(text);
    if (!success) throw new Error(`${response.status} ${error.code}: ${error.message}`);
    return data;
  } catch (error) {
    console.error(error.cause?.message || error.cause?.code || error.message);
    process.exit(1);
  }
}
