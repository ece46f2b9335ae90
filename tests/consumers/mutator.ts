import type {Client} from '@kubb/plugin-client/clients/fetch';

import {signedFetch} from './signedFetch.mjs';

export type * from '@kubb/plugin-client/clients/fetch';

/** What the client of orval calls. */
export async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await signedFetch(`${process.env.API_ORIGIN}/v1${path}`, init);
  const {status, statusText, headers} = response;
  return {status, statusText, headers, data: await response.json()} as T;
}

/** What the client of kubb calls. */
const client: Client = ({url = '', method, data}) =>
  send(url, {method, body: JSON.stringify(data), headers: {'Content-Type': 'application/json'}});
export default client;
