import {afterEach, expect, test, vi} from 'vitest';

import {EndpointError, postJson} from '@site/src/lib/post-json';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function refusal(body: string, retryAfter?: string): Promise<EndpointError> {
  const headers: HeadersInit = retryAfter === undefined ? {} : {'Retry-After': retryAfter};
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status: 429, headers})));
  const error: unknown = await postJson('/form', {}, 'one').catch((reason: unknown) => reason);
  if (!(error instanceof EndpointError)) throw new Error('expected an EndpointError');
  return error;
}

test.each([
  ['7', 7000],
  [undefined, undefined],
  ['-1', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 10_000],
  ['Wed, 21 Oct 2026 07:20:00 GMT', 0],
])('Retry-After may be a number of seconds or a date: %s', async (header, wait) => {
  vi.useFakeTimers({now: Date.parse('2026-10-21T07:27:50Z')});
  expect((await refusal('', header)).retryAfter).toBe(wait);
  vi.useRealTimers();
});

test.each([
  ['an empty body', ''],
  ['other JSON', '{"ok": true}'],
  ['a page', '<title>Log in</title>'],
])('200 with %s is not a success', async (_, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow(EndpointError);
});

test('field errors are taken from the response, and nothing else', async () => {
  const response = '{"errors": {"email": "unknown", "age": 3, "name": null}}';
  expect((await refusal(response)).fields).toEqual({email: 'unknown'});
  for (const odd of ['', '<html>', 'null', '[]', '{"errors": "no"}', '{"errors": null}']) {
    expect((await refusal(odd)).fields, odd).toEqual({});
  }
});

test('an endpoint that never responds times out', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('slow'));
  vi.stubGlobal('fetch', (_: string, {signal}: {signal: AbortSignal}) =>
    signal.aborted ? Promise.reject(new Error(String(signal.reason))) : Promise.resolve(),
  );
  await expect(postJson('/form', {}, 'one')).rejects.toThrow('slow');
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});
