import fs from 'node:fs';
import path from 'node:path';

import {stringify} from 'yaml';

import {brand} from '../../src/config/brand';
import {linkPackages} from '../link-packages';
import {bench, root} from '../paths';
import type {PlainPage} from './articles';

/**
 * Writes a Starlight site as its own template has it, with the same text at the same paths.
 *
 * @param folder keeps what Astro keeps between builds; the pages in it are written anew
 * @param pages every page of the site
 */
export function writeStarlight(folder: string, pages: readonly PlainPage[]): void {
  const content = path.join(folder, 'src/content/docs');
  fs.rmSync(path.join(folder, 'src'), {recursive: true, force: true});
  for (const {slug, title, description, body} of pages) {
    const file = path.join(content, `${slug}.md`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `---\n${stringify({title, description})}---\n\n${body}`);
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module", "private": true}\n');
  fs.writeFileSync(path.join(folder, 'src/content.config.ts'), COLLECTION);
  fs.writeFileSync(path.join(folder, 'astro.config.mjs'), configuration(pages));
  fs.mkdirSync(path.join(folder, 'public'), {recursive: true});
  fs.copyFileSync(path.join(root, 'static/img/logo.svg'), path.join(folder, 'public/favicon.svg'));
  linkPackages(path.join(bench, 'node_modules'), folder);
}

const COLLECTION = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Files stand as ours do (`/fees.html`, hashed ones below /assets), so that one nginx serves both. */
function configuration(pages: readonly PlainPage[]): string {
  const options = {title: brand.name, sidebar: sidebarOf(pages)};
  return `import {defineConfig, passthroughImageService} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: ${JSON.stringify(brand.siteUrl)},
  outDir: './build',
  cacheDir: './.cache',
  trailingSlash: 'never',
  build: {format: 'file', assets: 'assets'},
  image: {service: passthroughImageService()},
  integrations: [starlight(${JSON.stringify(options, undefined, 2)})],
});
`;
}

/** The folders of the knowledge base as groups, then the other folders and pages. */
function sidebarOf(pages: readonly PlainPage[]): unknown[] {
  const folders = pages.map(({slug}) => path.posix.dirname(slug)).filter((name) => name !== '.');
  const groups = [...new Set(folders)].map((folder) => ({
    label: pages.find(({slug}) => slug === folder)?.title ?? folder,
    collapsed: true,
    items: pages
      .filter(({slug}) => path.posix.dirname(slug) === folder)
      .map(({slug, title}) => ({label: title, slug})),
  }));
  return [{label: 'Overview', slug: 'knowledge-base'}, ...groups];
}
