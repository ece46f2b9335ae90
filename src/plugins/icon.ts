import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Puts the icon of the site into each page. It has the contours of the logo, which stand there
 * already, so that it takes a tenth of a kilobyte and a request less. And gives the logo to the bundler,
 * which makes anew in each build what it takes from the folder that is published as it is.
 */
export default function icon({siteDir}: LoadContext): Plugin {
  const imageOf = (name: string): string =>
    fs.readFileSync(path.join(siteDir, 'static/img', name), 'utf8').trim();
  const svg = imageOf('favicon.svg').replaceAll('"', "'").replaceAll('#', '%23');
  return {
    name: 'icon',
    async contentLoaded({actions: {createData}}) {
      // Imported as @generated/icon/default/logo.svg
      await createData('logo.svg', imageOf('logo.svg'));
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'link', attributes: {rel: 'icon', href: `data:image/svg+xml,${svg}`}}],
    }),
  };
}
