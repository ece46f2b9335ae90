import fs from 'node:fs';

import {describe, expect, it, test} from 'vitest';

import {CACHE_PREFIX, CACHES} from '@site/src/offline/limits';
import {isKeep} from '@site/src/offline/messages';
import {filesNamedBy, isWhole, keyOf, kindOf, type Asked} from '@site/src/offline/rules';

const ask = (path: string, more: Partial<Asked> = {}): string | undefined =>
  kindOf({path, sameOrigin: true, mode: 'no-cors', destination: 'script', ...more});

describe('what is kept', () => {
  test.each([
    ['/', 'navigate', 'document', 'page'],
    ['/fees', 'navigate', 'document', 'page'],
    ['/2024-11/knowledge-base', 'navigate', 'document', 'page'],
    ['/assets/js/main.075f346c.js', 'no-cors', 'script', 'asset'],
    ['/assets/js/search.075f346c.js', 'same-origin', 'worker', 'asset'],
    ['/assets/css/styles.f3a36803.css', 'no-cors', 'style', 'asset'],
    ['/assets/fonts/figtree.woff2', 'cors', 'font', 'asset'],
    ['/img/logo.svg', 'no-cors', 'image', 'image'],
    ['/search-index/0123456789ab/current/head.json', 'cors', '', 'search'],
  ])('%s (%s, %s) is a %s', (path, mode, destination, kind) => {
    expect(ask(path, {mode, destination})).toBe(kind);
  });

  test.each([
    ['a download', '/openapi.yaml', {mode: 'navigate', destination: 'document'}],
    ['a PDF', '/assets/files/guide-0123.pdf', {mode: 'navigate', destination: 'document'}],
    ['what is fetched ahead of a click', '/assets/js/page.0123.js', {destination: ''}],
    ['another origin', '/fees', {sameOrigin: false, mode: 'navigate'}],
    ['the copy as Markdown', '/fees.md', {mode: 'cors', destination: ''}],
    ['what a form posts to', '/forms/contact', {mode: 'cors', destination: ''}],
    ['the worker', '/sw.js', {mode: 'same-origin', destination: 'serviceworker'}],
  ])('%s is not', (_, path, more) => {
    expect(ask(path, more)).toBeUndefined();
  });
});

describe('an answer worth keeping', () => {
  const html = {headers: {'Content-Type': 'text/html; charset=utf-8'}};
  const script = {headers: {'Content-Type': 'text/javascript'}};

  it('is whole and of the kind that was asked for', () => {
    expect(isWhole(new Response('', html), 'page')).toBe(true);
    expect(isWhole(new Response('', script), 'asset')).toBe(true);
  });

  it('is no error, no part, no redirect, and no page in the place of a file', () => {
    for (const status of [206, 404, 500, 503]) {
      expect(isWhole(new Response('', {...html, status}), 'page'), `${status}`).toBe(false);
    }
    expect(isWhole(new Response('', html), 'asset')).toBe(false);
    expect(isWhole(new Response('', script), 'page')).toBe(false);
    const redirected = Object.defineProperty(new Response('', html), 'redirected', {value: true});
    expect(isWhole(redirected, 'page')).toBe(false);
  });
});

test('a page names the styles and fonts that it is painted with', () => {
  const html =
    '<link rel=alternate type=text/markdown href=/a.md /><link rel=icon href=/img/favicon.svg />' +
    '<link rel=preload href=/assets/fonts/a.1.woff2 as=font crossorigin>' +
    '<link rel=stylesheet href=/assets/css/first.2.css></head>';
  expect(filesNamedBy(html)).toEqual(['/assets/fonts/a.1.woff2', '/assets/css/first.2.css']);
});

test('a page is kept once, whatever follows its path', () => {
  expect(keyOf('https://h.example/search?q=fee#a')).toBe('https://h.example/search');
  expect(keyOf('https://h.example/')).toBe('https://h.example/');
});

test('a message of somebody else is none of ours', () => {
  expect(isKeep({keep: {page: '/fees', files: ['/a.js']}})).toBe(true);
  for (const other of [null, 'keep', {}, {keep: null}, {keep: {page: 1, files: []}}]) {
    expect(isKeep(other)).toBe(false);
  }
  expect(isKeep({keep: {page: '/', files: [1]}})).toBe(false);
  expect(isKeep({keep: {page: '/', files: 'a'}})).toBe(false);
});

test('the page on what the site stores names the limits of what is kept', () => {
  const text = fs.readFileSync('docs/legal/storage.md', 'utf8');
  expect(text).toContain(`Up to ${CACHES.page.entries} pages`);
  expect(text).toContain(`stays ${CACHES.page.seconds / 86_400} days`);
  expect(text).toContain(`\`${CACHE_PREFIX}\``);
});

test('every cache has a limit, a name that shows whose it is, and assets outlive pages', () => {
  for (const {name, entries, seconds} of Object.values(CACHES)) {
    expect(name.startsWith(CACHE_PREFIX)).toBe(true);
    expect(entries).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0);
  }
  expect(CACHES.asset.seconds).toBeGreaterThanOrEqual(CACHES.page.seconds);
});
