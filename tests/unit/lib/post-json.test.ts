import {afterEach, expect, test, vi} from 'vitest';

import {postJson} from '@site/src/lib/post-json';

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

test('an answer that is no success is an error with its status', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status: 503})));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow('503');
});

test('a network failure is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(postJson('/form', {}, 'one')).rejects.toThrow('Failed to fetch');
});
