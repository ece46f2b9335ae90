import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'playwright/test';

import {allTrees} from '../../src/content/tree';
import {filesBelow} from '../../src/lib/files';

const build = path.resolve(__dirname, '../../build');

/** Inline code of a page that the policy does not allow. Does not use the parser and hashes of the build. */
function unknownCode(html: string, policy: string): string[] {
  // The other parser of cheerio takes twice as long.
  const $ = load(html, {xml: {xmlMode: false}});
  const scripts = [...$('script:not([src])')].filter(
    (one) => !/json/.test($(one).attr('type') ?? ''),
  );
  const inline = [...scripts, ...$('style')].map((element) => $(element).text());
  const attributes = [...$('*')].flatMap((one) => Object.keys('attribs' in one ? one.attribs : {}));
  const handlers = attributes.filter((name) => name.startsWith('on'));
  const links = [...$('a[href^="javascript:"]')].map((element) => $(element).attr('href') ?? '');
  return [
    ...inline.filter((code) => {
      const hash = crypto.createHash('sha256').update(code).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    }),
    ...handlers,
    ...links,
  ];
}

test('the policy has the hash of every inline script and style', async ({request}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const pages = filesBelow(build).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    expect.soft(unknownCode(fs.readFileSync(page, 'utf8'), policy), page).toEqual([]);
  }
  // The check detects code without a hash.
  expect(unknownCode('<script>steal()</script>', policy)).toEqual(['steal()']);
  expect(unknownCode('<style>p{}</style><p onclick=x()>', policy)).toEqual(['p{}', 'onclick']);
  expect(unknownCode('<a href="javascript:x()">x</a>', policy)).toEqual(['javascript:x()']);
});

/**
 * The score by the published rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory):
 * 100, minus penalties, plus bonuses.
 */
function observatoryScore(headers: Record<string, string>): number {
  const policy = headers['content-security-policy'] ?? '';
  const directive = (name: string): string =>
    policy.split('; ').find((entry) => entry.startsWith(`${name} `)) ?? '';
  const scripts = directive('script-src') || directive('default-src');
  let score = 100;
  if (!policy) score -= 25;
  else if (/unsafe-inline|unsafe-eval|\bhttp:|data:|\*/.test(scripts)) score -= 20;
  else score += directive('default-src') === "default-src 'none'" ? 10 : 5;
  if (headers['set-cookie']) score -= 20;
  if (headers['access-control-allow-origin'] === '*') score -= 50;
  if (/no-referrer|same-origin|strict-origin/.test(headers['referrer-policy'] ?? '')) score += 5;
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  if (age < 15_768_000) score -= 20;
  if (headers['x-content-type-options'] !== 'nosniff') score -= 5;
  if (/frame-ancestors '(none|self)'/.test(policy)) score += 5;
  else if (!headers['x-frame-options']) score -= 20;
  if (/same-(origin|site)/.test(headers['cross-origin-resource-policy'] ?? '')) score += 10;
  return score;
}

test('other origins may read the files for programs, and nothing else', async ({request}) => {
  const isOpen = async (route: string): Promise<boolean> => {
    const headers = (await request.get(route)).headers();
    const isForAll = headers['access-control-allow-origin'] === '*';
    expect(headers['cross-origin-resource-policy']).toBe(isForAll ? 'cross-origin' : 'same-origin');
    return isForAll;
  };
  for (const route of [
    ...allTrees(process.cwd()).map(({base}) => `${base}/openapi.json`),
    ...['/api.md', '/sandbox.mjs', '/llms.txt', '/.well-known/api-catalog'],
  ]) {
    expect(await isOpen(route), route).toBe(true);
  }
  for (const route of ['/', '/api', '/robots.txt', '/terms.md', '/nowhere']) {
    expect(await isOpen(route), route).toBe(false);
  }
});

test('each response scores 125 points in the Observatory, cached as its kind', async ({
  request,
}) => {
  const [script = ''] = fs.readdirSync(path.join(build, 'assets/js'));
  const [index = ''] = fs.readdirSync(path.join(build, 'search-index'));
  for (const [route, caching] of [
    ['/', 'max-age=0, must-revalidate'],
    ['/terms.md', 'max-age=0, must-revalidate'],
    ['/nowhere', ''],
    [`/assets/js/${script}`, 'max-age=31536000, immutable'],
    [`/search-index/${index}/current/index.json`, 'max-age=31536000, immutable'],
  ] as const) {
    const headers = (await request.get(route)).headers();
    // Its rules leave out what these two add.
    expect(observatoryScore(headers), route).toBeGreaterThanOrEqual(125);
    expect(headers, route).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['cache-control'], route).toContain(caching);
  }
  expect((await request.get('/llms.txt')).headers()['x-robots-tag']).toBe('noindex');
  const catalogue = await request.get('/.well-known/api-catalog');
  expect(catalogue.headers()['content-type']).toContain('application/linkset+json; profile=');
  expect(observatoryScore({})).toBeLessThan(50);
});
