import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';
import * as z from 'zod';

import {brand} from '../../src/config/brand';
import {sitemapRoutes, specRoutes} from './support/routes';

const build = path.resolve(__dirname, '../../build');
const routes = new Set(sitemapRoutes());

/** An address of this site: a page of the sitemap, or a file of the build. */
const address = z.url().refine((url) => {
  const {origin, pathname} = new URL(url);
  const known = routes.has(pathname) || fs.existsSync(path.join(build, pathname));
  return origin === brand.siteUrl && known;
}, 'does not exist');

const text = z.string().min(1);
const organization = z.object({
  '@type': z.literal('Organization'),
  name: text,
  legalName: text,
  url: z.literal(brand.siteUrl),
  logo: address,
  address: z.object({'@type': z.literal('PostalAddress'), addressCountry: z.string().length(2)}),
});

const headline = text.max(110);
const description = z.string().min(30);
const answer = z.object({'@type': z.literal('Answer'), text: z.string().min(10)});
const asked = z.string().min(10);
const question = z.object({'@type': z.literal('Question'), name: asked, acceptedAnswer: answer});
const [position, item] = [z.number(), address];
const crumb = z.object({'@type': z.literal('ListItem'), position, name: text, item});

/** What search engines require of each type. Addresses must exist. */
const thing = z.discriminatedUnion('@type', [
  organization,
  z.object({
    '@type': z.literal('Article'),
    ...{headline, description, image: address, mainEntityOfPage: address},
    ...{dateModified: z.iso.date(), author: organization, publisher: organization},
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(crumb)
      .min(1)
      .refine((items) => items.every((one, index) => one.position === index + 1)),
  }),
  z.object({'@type': z.literal('FAQPage'), mainEntity: z.array(question).min(20)}),
  z.object({
    '@type': z.literal('BlogPosting'),
    ...{headline, description, mainEntityOfPage: address, datePublished: z.iso.datetime()},
  }),
  z.object({'@type': z.literal('Blog'), blogPost: z.array(z.unknown()).min(1).max(8)}),
]);

function blocks(route: string): unknown[] {
  const file = path.join(build, route === '/' ? 'index.html' : `${route}.html`);
  const html = fs.readFileSync(file, 'utf8');
  const scripts = html.matchAll(
    /<script[^>]*type="?application\/ld\+json\b[^>]*>(.*?)<\/script>/gs,
  );
  return [...scripts].map(([, json = '']) => JSON.parse(json) as unknown);
}

function kinds(route: string): string[] {
  return blocks(route).map((block) => {
    const result = thing.safeParse(block);
    const reason = result.error && z.prettifyError(result.error);
    expect.soft(reason, `${route}: ${JSON.stringify(block).slice(0, 200)}`).toBeUndefined();
    return result.data?.['@type'] ?? 'invalid';
  });
}

test('the structured data of every page is complete and links to pages that exist', () => {
  const articles = specRoutes().filter(({kind}) => kind === 'article');
  expect(articles.length).toBeGreaterThan(30);
  for (const {route} of articles) {
    expect.soft(kinds(route).sort(), route).toEqual(['Article', 'BreadcrumbList']);
  }
  expect(kinds('/')).toContain('Organization');
  expect(kinds('/faq')).toContain('FAQPage');
  for (const route of routes) kinds(route);
});
