import {afterAll, expect, it, vi} from 'vitest';

import {securityHeaders} from '@site/deploy/headers';
import {headersFile, redirectsFile} from '@site/deploy/static-host';
import {readRoutes} from '@site/scripts/serve/routes';
import {temporaryFolder} from '../support/temporary';

// Machines are tested at the root of an origin, wherever this site is.
vi.mock('@site/src/config/site', () => ({
  ...{origin: 'https://www.exchange.test', basePath: ''},
  languagePaths: ['', '/de'],
}));
// Test files share modules, and these read the languages when they are loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

function sources(directive: string): string[] {
  const headers = securityHeaders({scripts: [], styles: []});
  const policy = headers['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((entry) => entry.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it('the content security policy forbids sources that are not listed, framing and another base URL', () => {
  for (const what of ['frame-src', 'media-src', 'object-src', 'frame-ancestors', 'base-uri']) {
    expect(sources(what)).toEqual(["'none'"]);
  }
  expect(sources('connect-src')).toEqual(["'self'"]);
  expect(sources('form-action')).toEqual(["'self'", 'mailto:']);
});

it('static hosts get the same headers, and long caching for hashed files', () => {
  const headers = securityHeaders({scripts: [], styles: []});
  const file = headersFile(headers);
  for (const header of Object.entries(headers)) expect(file).toContain(`  ${header.join(': ')}\n`);
  for (const path of ['', '/de']) {
    expect(file).toMatch(`\n${path}/api\n  Content-Security-Policy: `);
    expect(file).toMatch(
      `\n${path}/assets/*\n  Cache-Control: public, max-age=31536000, immutable`,
    );
  }
  expect(file.match(/connect-src http:\/\/127\.0\.0\.1/g)).toHaveLength(2);
});

it.each([
  '/sw.js\n  Cache-Control: public, max-age=0',
  '/de/openapi.json\n  Access-Control-Allow-Origin: *\n',
  '/de/*.md\n  X-Robots-Tag: noindex\n',
  '/*/openapi.yaml\n  Access-Control-Allow-Origin: *\n',
  '/.well-known/api-catalog\n  Content-Type: application/linkset+json; profile="https://',
])('static hosts get the headers of single files: %j', (text) => {
  expect(`\n${headersFile({})}`).toContain(`\n${text}`);
});

it('static hosts redirect guessed addresses and a trailing slash to pages that exist', () => {
  const names = [
    'index.html',
    '404.html',
    'features.html',
    'docs/żółw.html',
    'contact.html',
    'de/contact.html',
  ];
  const files = [...names, 'openapi.yaml'].map((name) => [name, '']);
  const build = temporaryFolder(Object.fromEntries(files) as Record<string, string>);
  const lines = redirectsFile(readRoutes(build)).trimEnd().split('\n');
  const turtle = '/docs/%C5%BC%C3%B3%C5%82w';
  const german = ['/de/support /de/contact', '/de/support/ /de/contact'];
  for (const way of [
    `${turtle}/ ${turtle}`,
    '/features/ /features',
    '/support/ /contact',
    ...german,
  ]) {
    expect(lines).toContain(`${way} 301`);
  }
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/(docs|features|(de\/)?contact)\S* 301$/);
});
