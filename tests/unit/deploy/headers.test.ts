import {describe, expect, it, test} from 'vitest';

import {cacheControl, securityHeaders} from '@site/deploy/headers';

describe('the policy of response headers', () => {
  it('keeps the site out of frames and forms on it', () => {
    const policy = securityHeaders['Content-Security-Policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' mailto:");
    expect(policy).toContain("base-uri 'self'");
  });

  it('lets no browser guess a type or leave HTTPS', () => {
    expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff');
    expect(securityHeaders['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
  });
});

describe('a file is kept for a year only where its name holds a hash', () => {
  test.each([
    '/assets/js/main.0a1b2c3d.js',
    '/assets/css/styles.1f.css',
    '/search-index/0a1b2c3d4e5f/current/terms-0.json',
  ])('%s', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/',
    '/features',
    '/openapi.yaml',
    '/search-index/current/head.json',
    '/img/assets/a.svg',
    '/404',
  ])('not %s', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate');
  });
});
