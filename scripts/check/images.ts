import fs from 'node:fs';
import path from 'node:path';

import type {Finding} from '../../src/lib/finding';
import {findingAt, pageRule} from './context';
import {decoded} from './links';
import {nodesOf} from './prose';

/** Images are files of this site that exist. markdownlint finds those without a description. */
export const images = pageRule('images', (page, {root}) =>
  nodesOf(page.markdown, 'image').flatMap((image): Finding[] => {
    const {url} = image;
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) {
      const fix = 'put the file in static/img/: pages must not load anything from other sites';
      return [findingAt(page, image, 'the image is on another site', fix)];
    }
    const address = decoded(url);
    const folder = address.startsWith('/') ? 'static' : path.dirname(page.repoPath);
    if (url && fs.existsSync(path.join(root, folder, address))) return [];
    const fix = 'use a path relative to this page, or /img/… for a file in static/img/';
    return [{...findingAt(page, image, `no such image: ${url}`, fix), ...(url && {subject: url})}];
  }),
);
