import {describe, expect, it, test} from 'vitest';

import {cacheControl, securityHeaders} from '@site/deploy/headers';
import {hashOf, readInlineHashes} from '@site/deploy/inline-code';
import {headersFile, redirectsFile} from '@site/deploy/static-host';
import {readRoutes} from '@site/scripts/serve/routes';
import {temporaryFolder} from '../support/temporary';

/** The sources of one directive of the policy. */
function sources(directive: string, html = ''): string[] {
  const headers = securityHeaders(readInlineHashes(temporaryFolder({'index.html': html})));
  const policy = headers['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((entry) => entry.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  it('forbids sources that are not listed, framing and another base URL', () => {
    expect(sources('default-src')).toEqual(["'none'"]);
    expect(sources('frame-ancestors')).toEqual(["'none'"]);
    expect(sources('base-uri')).toEqual(["'none'"]);
    expect(sources('form-action')).toEqual(["'self'", 'mailto:']);
  });

  it('allows our own script files, and inline scripts by their hash', () => {
    expect(sources('script-src', '<script src=/a.js></script>')).toEqual(["'self'"]);
    expect(sources('script-src', '<script>one()</script>')).toEqual(["'self'", hashOf('one()')]);
    // The example in the specification of CSP: printf "alert('Hello, world.');" | openssl dgst -sha256
    expect(hashOf("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('covers scripts with attributes or line breaks, each once, and ignores data blocks', () => {
    const html = `<script type="module">a()\n</script><script data-rh=true>b()</script>
      <script>b()</script><script type="application/ld+json">{"a":1}</script>`;
    expect(sources('script-src', html).slice(1).sort()).toEqual(
      [hashOf('a()\n'), hashOf('b()')].sort(),
    );
  });

  it('never allows all inline code, eval or other hosts', () => {
    for (const directive of ['default-src', 'script-src', 'style-src']) {
      expect(sources(directive, '<style>p{}</style>').join(' ')).not.toMatch(/unsafe|\*|https?:/);
    }
  });
});

it('static hosts get the same headers, and long caching for hashed files', () => {
  const headers = securityHeaders({scripts: [], styles: []});
  const file = headersFile(headers);
  for (const [name, value] of Object.entries(headers))
    expect(file).toContain(`  ${name}: ${value}\n`);
  expect(file).toMatch(/\n\/assets\/\*\n {2}Cache-Control: .*immutable/);
});

it('the script that removes the service worker of earlier releases is revalidated each time', () => {
  expect(headersFile({})).toMatch(/^\/sw\.js\n {2}Cache-Control: .*max-age=0/m);
});

it('static hosts let other origins read the contract', () => {
  for (const path of ['/openapi.json', '/openapi.yaml', '/*/openapi.json', '/*/openapi.yaml']) {
    expect(headersFile({})).toContain(`\n${path}\n  Access-Control-Allow-Origin: *\n`);
  }
});

it('static hosts keep Markdown copies of pages out of search engines', () => {
  expect(headersFile({})).toContain(
    '\n/*.md\n  X-Robots-Tag: noindex\n  Content-Type: text/markdown; charset=utf-8\n',
  );
});

it('static hosts redirect a trailing slash to the page, and never to another site', () => {
  const build = temporaryFolder({
    'index.html': '',
    '404.html': '',
    'features.html': '',
    'docs/żółw.html': '',
    'openapi.yaml': '',
  });
  expect(redirectsFile(readRoutes(build)).trimEnd().split('\n')).toEqual([
    '/docs/%C5%BC%C3%B3%C5%82w/ /docs/%C5%BC%C3%B3%C5%82w 301',
    '/features/ /features 301',
  ]);
});

describe('a file is cached for a year only if its path contains a hash', () => {
  test.each([
    '/assets/js/main.0a1b2c3d.js',
    '/assets/css/styles.1f.css',
    '/search-index/0a1b2c3d4e5f/current/terms-0.json',
  ])('%s', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/features', '/openapi.yaml', '/search-index/current/head.json'])(
    'not %s',
    (path) => {
      expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate');
    },
  );
});
