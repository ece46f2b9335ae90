import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {iconAddress} from '../lib/icon';

const LOGO = 'static/img/logo.svg';

/**
 * Puts the icon of the site into each page. It is the logo, which stands there already, so that it
 * takes a tenth of a kilobyte and a request less. Home screens and search engines want a file, and are
 * told of one that browsers do not load with the page.
 *
 * Gives the logo to the bundler, which makes anew in each build what it takes from the folder that is
 * published as it is.
 */
export default function icon({siteDir}: LoadContext): Plugin {
  const svg = fs.readFileSync(path.join(siteDir, LOGO), 'utf8').trim();
  const link = (rel: string, href: string) => ({tagName: 'link', attributes: {rel, href}});
  return {
    name: 'icon',
    async contentLoaded({actions: {createData}}) {
      // Imported as @generated/icon/default/logo.svg
      await createData('logo.svg', svg);
    },
    injectHtmlTags: () => ({
      headTags: [link('icon', iconAddress(svg)), link('apple-touch-icon', '/img/touch-icon.png')],
    }),
  };
}
