import {afterEach, expect, test, vi} from 'vitest';

import {EndpointError, postJson} from '@site/src/lib/post-json';

afterEach(() => {
  vi.unstubAllGlobals();
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
  ['other JSON', '{"ok": true}'],
  ['null', 'null'],
])('200 with %s is no success', async (_, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow(EndpointError);
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
