import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'playwright/test';

import {sitemapRoutes} from './support/routes';

const build = path.resolve(__dirname, '../../build');

/** Inline code of a page that the policy does not know, by a parser and a hash of the test's own. */
function unknownCode(html: string, policy: string): string[] {
  const $ = load(html);
  const inline = [
    ...$('script:not([src])')
      .toArray()
      .filter((element) => !/json/.test($(element).attr('type') ?? '')),
    ...$('style').toArray(),
  ].map((element) => $(element).text());
  const handlers = $('*')
    .toArray()
    .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
    .filter((name) => /^on/.test(name));
  const links = $('a[href^="javascript:"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
  return [
    ...inline.filter((code) => {
      const hash = crypto.createHash('sha256').update(code).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    }),
    ...handlers,
    ...links,
  ];
}

test('every inline script and style of every page is in the policy by its hash', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const pages = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    const html = fs.readFileSync(path.join(build, page), 'utf8');
    expect.soft(unknownCode(html, policy), page).toEqual([]);
  }
  // The rule is awake.
  expect(unknownCode('<script>steal()</script>', policy)).toEqual(['steal()']);
  expect(unknownCode('<style>p{}</style><p onclick=x()>', policy)).toEqual(['p{}', 'onclick']);
  expect(unknownCode('<a href="javascript:x()">x</a>', policy)).toEqual(['javascript:x()']);
});

test('reading on by links breaks the policy nowhere', async ({page}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto('/');
  await page.locator('.navbar').getByRole('link', {name: 'Knowledge Base'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Knowledge base'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'How to deposit funds'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'How to deposit funds'})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'API reference'}).click();
  await expect(page).toHaveURL('/api');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  // The rule is awake: a script that the policy does not know is refused and heard of.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.body.append(script);
  });
  await expect.poll(() => violations.length).toBe(1);
});

/**
 * Points of the published rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory):
 * 100, less for what is missing, more for what is beyond.
 */
function observatory(headers: Record<string, string>): number {
  const policy = headers['content-security-policy'] ?? '';
  const directive = (name: string): string =>
    policy.split('; ').find((entry) => entry.startsWith(`${name} `)) ?? '';
  const scripts = directive('script-src') || directive('default-src');
  let points = 100;
  if (!policy) points -= 25;
  else if (/unsafe-inline|unsafe-eval|\bhttp:|data:|\*/.test(scripts)) points -= 20;
  else points += directive('default-src') === "default-src 'none'" ? 10 : 5;
  if (headers['set-cookie']) points -= 20;
  if (headers['access-control-allow-origin'] === '*') points -= 50;
  if (/no-referrer|same-origin|strict-origin/.test(headers['referrer-policy'] ?? '')) points += 5;
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  if (age < 15_768_000) points -= 20;
  if (headers['x-content-type-options'] !== 'nosniff') points -= 5;
  if (/frame-ancestors '(none|self)'/.test(policy)) points += 5;
  else if (!headers['x-frame-options']) points -= 20;
  if (/same-(origin|site)/.test(headers['cross-origin-resource-policy'] ?? '')) points += 10;
  return points;
}

test('programs of other origins may read the API contract, and nothing else', async ({request}) => {
  const isOpen = async (route: string): Promise<boolean> => {
    const headers = (await request.get(route)).headers();
    return headers['access-control-allow-origin'] === '*';
  };
  for (const route of ['/openapi.yaml', '/openapi.json', '/2024-11/openapi.json']) {
    expect(await isOpen(route), route).toBe(true);
  }
  for (const route of ['/', '/api', '/llms.txt', '/nowhere']) {
    expect(await isOpen(route), route).toBe(false);
  }
});

test('by the rules of the Observatory every kind of answer has more than 100 points', async ({
  request,
}) => {
  const [first = '/'] = sitemapRoutes();
  for (const route of [first, '/knowledge-base', '/llms.txt', '/nowhere']) {
    const response = await request.get(route);
    expect(observatory(response.headers()), route).toBeGreaterThanOrEqual(125);
  }
  expect(observatory({})).toBeLessThan(50);
});
