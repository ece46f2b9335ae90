import {describe, expect, it, test} from 'vitest';

import {answerFor, readRoutes} from '@site/scripts/serve/routes';
import {temporaryFolder} from '../support/temporary';

const build = temporaryFolder({
  'index.html': '',
  '404.html': '',
  'features.html': '',
  'features.html.br': '',
  'features.html.gz': '',
  'knowledge-base.html': '',
  'knowledge-base/payments/pay-in.html': '',
  'openapi.yaml': '',
  'assets/js/Main.0a1b.js': '',
  'assets/js/Main.0a1b.js.br': '',
});
const routes = readRoutes(build);
/** A build whose files have names that a path writes otherwise, and pages as folders. */
const named = readRoutes(
  temporaryFolder({
    'index.html': '',
    'files/Fee schedule.pdf': '',
    'files/100%.txt': '',
    'files/a[1].js': '',
    'żółw.html': '',
    'archive/index.html': '',
    'archive/deep/index.html': '',
  }),
);

describe('the routes of a build', () => {
  it('are its pages without .html, and its other files', () => {
    expect([...new Set(routes.values())].sort()).toEqual([
      '/',
      '/assets/js/Main.0a1b.js',
      '/features',
      '/knowledge-base',
      '/knowledge-base/payments/pay-in',
      '/openapi.yaml',
    ]);
  });
});

describe('the exact path is answered with its file', () => {
  test.each([
    '/',
    '/features',
    '/knowledge-base/payments/pay-in',
    '/openapi.yaml',
    '/assets/js/Main.0a1b.js',
    '/features?utm_source=x',
    '/?q=1',
    '/features?next=//evil.example',
  ])('%s', (target) => {
    expect(answerFor(target, routes)).toMatchObject({kind: 'file'});
  });
});

describe('a name that a path has to encode', () => {
  test.each([
    '/files/Fee%20schedule.pdf',
    '/files/100%25.txt',
    '/files/a%5B1%5D.js',
    '/%C5%BC%C3%B3%C5%82w',
  ])('is answered with its file: %s', (target) => {
    expect(answerFor(target, named)).toMatchObject({kind: 'file'});
    expect(answerFor(`${target}?q=%C5%BC`, named)).toMatchObject({kind: 'file'});
  });

  test.each([
    ['/files/fee%20SCHEDULE.pdf', '/files/Fee%20schedule.pdf'],
    ['/%C5%BB%C3%93%C5%81W', '/%C5%BC%C3%B3%C5%82w'],
    ['/%c5%bc%c3%b3%c5%82w', '/%C5%BC%C3%B3%C5%82w'],
    ['/żółw', '/%C5%BC%C3%B3%C5%82w'],
    ['/%C5%BC%C3%B3%C5%82w.html?q=%20', '/%C5%BC%C3%B3%C5%82w?q=%20'],
  ])('is led to in plain ASCII: %s → %s', (target, to) => {
    expect(answerFor(target, named)).toEqual({kind: 'redirect', to});
    expect(answerFor(to, named)).toMatchObject({kind: 'file'});
  });

  it('is decoded once', () => {
    expect(answerFor('/files/Fee%2520schedule.pdf', named)).toEqual({kind: 'missing'});
  });
});

describe('the index.html of a folder', () => {
  test.each(['/archive', '/archive/deep'])('answers %s', (target) => {
    expect(answerFor(target, named)).toMatchObject({kind: 'file'});
  });

  test.each([
    ['/archive/', '/archive'],
    ['/archive/index.html', '/archive'],
    ['/Archive/Deep/Index.HTML', '/archive/deep'],
    ['/archive/deep/index', '/archive/deep'],
  ])('%s → %s', (target, to) => {
    expect(answerFor(target, named)).toEqual({kind: 'redirect', to});
  });
});

describe('another way to write a path leads to the right one', () => {
  test.each([
    ['/FEATURES', '/features'],
    ['/Knowledge-Base/Payments/PAY-IN', '/knowledge-base/payments/pay-in'],
    ['/assets/js/main.0a1b.js', '/assets/js/Main.0a1b.js'],
    ['/features/', '/features'],
    ['/features//', '/features'],
    ['/features.html', '/features'],
    ['/Features.HTML', '/features'],
    ['/features/index', '/features'],
    ['/features/index.html', '/features'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/%66eatures', '/features'],
    ['/features%2F', '/features'],
  ])('%s → %s', (target, to) => {
    expect(answerFor(target, routes)).toEqual({kind: 'redirect', to});
  });

  test.each([
    ['/FEATURES?utm_source=A&b=%20C', '/features?utm_source=A&b=%20C'],
    ['/features/?q=a?b', '/features?q=a?b'],
    ['/features.html?', '/features?'],
    ['/Features?to=https://evil.example', '/features?to=https://evil.example'],
  ])('and keeps its query: %s', (target, to) => {
    expect(answerFor(target, routes)).toEqual({kind: 'redirect', to});
  });
});

describe('a path that the build does not have is missing', () => {
  test.each([
    '/none',
    '/features/none',
    '/features.html.br',
    '/assets/js/Main.0a1b.js.br',
    '/../features',
    '/%2e%2e/features',
    '/features%3Fx',
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(8000)}`,
    `/${'%2f'.repeat(2700)}a`,
  ])('%.40s', (target) => {
    expect(answerFor(target, routes)).toEqual({kind: 'missing'});
  });
});

test.each([
  ['slashes', '/'.repeat(16_000)],
  ['slashes before a letter', `${'/'.repeat(16_000)}a`],
  ['encoded slashes before a letter', `/${'%2f'.repeat(16_000)}a`],
])('16,000 %s are missing, and told so at once', (_, target) => {
  const start = performance.now();
  expect(answerFor(target, routes)).toEqual({kind: 'missing'});
  // Milliseconds: far above what it takes, far below what a hanging pattern takes.
  expect(performance.now() - start).toBeLessThan(100);
});

describe('no redirect leaves the site', () => {
  test.each([
    '//evil.example/x',
    '//evil.example/features',
    '//EVIL.example/features/',
    '///evil.example',
    '//evil.example/%2e%2e/features',
    '/%2fevil.example/features',
    '/\\evil.example/features',
    '/%5Cevil.example',
    'https://evil.example/features',
    '@evil.example',
  ])('%s', (target) => {
    expect(['missing', 'malformed']).toContain(answerFor(target, routes).kind);
  });
});

describe('a path that no browser sends is malformed', () => {
  test.each([
    ['a zero byte', '/features%00'],
    ['a line break', '/Features%0d%0aSet-Cookie:%20a=b'],
    ['a lone carriage return', '/Features%0D'],
    ['a tab', '/features%09'],
    ['delete', '/features%7F'],
    ['a C1 control', '/features%C2%85'],
    ['a backslash', '/features\\'],
    ['an encoded backslash', '/features%5C'],
    ['half an encoding', '/features%'],
    ['a wrong encoding', '/features%zz'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['no slash in front', 'features'],
    ['nothing', ''],
    ['an asterisk', '*'],
  ])('%s', (_, target) => {
    expect(answerFor(target, routes)).toEqual({kind: 'malformed'});
  });
});
