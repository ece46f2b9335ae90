import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {builtFiles, readFiles} from './built-pages';
import {llmsFiles, type LlmsOptions} from './llms';
import {type ExportedPage, linkedToCopies, markdownFile} from './page';
import type {ElementOptions} from './prepare';

export interface Options extends ElementOptions, LlmsOptions {
  /** Path of the Markdown copy of a page, below the base URL; undefined if it has none. */
  addressOf?: (route: string) => string | undefined;
  /** Reads the pages of a build; by default in this thread, with `drop` and `transform`. */
  pagesOf?: (outDir: string) => Promise<readonly ExportedPage[]>;
}

/**
 * Publishes the text of a site: every page as Markdown at its own path with `.md`, `llms.txt` and `llms-full.txt`.
 * The texts come from the built pages, so that they contain what readers see.
 */
export default function markdownCopies(
  {baseUrl, siteConfig: {title, tagline, url}}: LoadContext,
  {addressOf = defaultAddress, pagesOf, ...options}: Options = {},
): Plugin {
  const site = url + baseUrl.replace(/\/$/, '');
  return {
    name: 'docusaurus-markdown-copies',
    async postBuild({outDir}) {
      const pages = pagesOf
        ? await pagesOf(outDir)
        : readFiles(builtFiles(outDir), site, options).filter((page) => page !== undefined);
      const copied = pages.flatMap((page) => {
        const address = addressOf(page.route);
        return address === undefined ? [] : {page, address};
      });
      if (copied.length === 0) throw new Error('The build has no pages to copy as Markdown');
      const copies = new Map(copied.map(({page, address}) => [page.url, site + address]));
      const linked = copied.map(({page, address}) => {
        const file = path.join(outDir, address);
        const body = linkedToCopies(page.body, copies);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, markdownFile({...page, body}));
        return {...page, body};
      });
      const {index, full} = llmsFiles(linked, ({url}) => copies.get(url) ?? url, {
        title,
        intro: tagline && `> ${tagline}`,
        ...options,
      });
      fs.writeFileSync(path.join(outDir, 'llms.txt'), index);
      fs.writeFileSync(path.join(outDir, 'llms-full.txt'), full);
    },
  };
}

/** `/index.md` for the home page. The page of a missing address and the search have no text of their own. */
function defaultAddress(route: string): string | undefined {
  if (route === '/404' || route === '/search') return undefined;
  return route === '/' ? '/index.md' : `${route}.md`;
}
