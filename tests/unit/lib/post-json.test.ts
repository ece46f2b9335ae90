import {afterEach, expect, test, vi} from 'vitest';

import {EndpointError, postJson} from '@site/src/lib/post-json';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('data is posted as JSON', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, {status: 204})));
  vi.stubGlobal('fetch', fetch);
  await postJson('/form', {email: 'a@b.example'}, 'one');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/form',
    expect.objectContaining({
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': 'one'},
      body: '{"email":"a@b.example"}',
    }),
  );
});

test('a status other than 2xx is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status: 503})));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow('503');
});

test('a network failure is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow('Failed to fetch');
});

/** What an answer with this body and header becomes. */
async function refusal(body: string, retryAfter?: string): Promise<EndpointError> {
  const headers: HeadersInit = retryAfter === undefined ? {} : {'Retry-After': retryAfter};
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status: 429, headers})));
  const error: unknown = await postJson('/form', {}, 'one').catch((reason: unknown) => reason);
  if (!(error instanceof EndpointError)) throw new Error('no error of the endpoint');
  return error;
}

test('the wait that the endpoint asks for is read in seconds', async () => {
  expect((await refusal('', '7')).retryAfter).toBe(7000);
  expect((await refusal('', '0')).retryAfter).toBe(0);
  expect((await refusal('')).retryAfter).toBeUndefined();
  expect((await refusal('', '-1')).retryAfter).toBeUndefined();
  expect((await refusal('', 'soon')).retryAfter).toBeUndefined();
});

test('the wait may be a date', async () => {
  vi.useFakeTimers({now: Date.parse('2026-10-21T07:27:50Z')});
  expect((await refusal('', 'Wed, 21 Oct 2026 07:28:00 GMT')).retryAfter).toBe(10_000);
  expect((await refusal('', 'Wed, 21 Oct 2026 07:20:00 GMT')).retryAfter).toBe(0);
  vi.useRealTimers();
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Log in</title>'],
  ['other JSON', '{"ok": true}'],
  ['null', 'null'],
])('200 with %s is no success', async (_, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow(EndpointError);
});

test('200 with the documented JSON is a success', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"accepted": true}')));
  await expect(postJson('/form', {}, 'one')).resolves.toBeUndefined();
});

test('field errors are taken from the response, and nothing else', async () => {
  const told = '{"errors": {"email": "unknown", "age": 3, "name": null}}';
  expect((await refusal(told)).fields).toEqual({email: 'unknown'});
  for (const odd of ['', '<html>', 'null', '[]', '{"errors": "no"}', '{"errors": null}']) {
    expect((await refusal(odd)).fields, odd).toEqual({});
  }
});

test('an endpoint that never responds times out', async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('slow', 'TimeoutError')), delay);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_: string, {signal}: {signal: AbortSignal}) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as DOMException));
      }),
  );
  const given = expect(postJson('/form', {}, 'one')).rejects.toThrow('slow');
  await vi.advanceTimersByTimeAsync(15_000);
  await given;
  timeout.mockRestore();
  vi.useRealTimers();
});
