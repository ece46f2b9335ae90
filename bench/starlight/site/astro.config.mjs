import fs from 'node:fs';
import path from 'node:path';

import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

const slugs = fs
  .readdirSync('src/content/docs', {recursive: true})
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length))
  .sort();
const folders = [...new Set(slugs.map((slug) => path.dirname(slug)))].filter(
  (name) => name !== '.',
);

export default defineConfig({
  site: 'https://www.example.com',
  outDir: './build',
  cacheDir: './.cache',
  // The same file layout as the portal's build, so that its nginx configuration fits both sites.
  trailingSlash: 'never',
  build: {format: 'file', assets: 'assets'},
  image: {service: passthroughImageService()},
  integrations: [
    starlight({
      title: 'Halyard',
      sidebar: [
        'knowledge-base',
        ...folders.map((folder) => ({
          label: path.basename(folder),
          collapsed: true,
          items: slugs.filter((slug) => path.dirname(slug) === folder),
        })),
      ],
    }),
  ],
});
