import fs from 'node:fs';
import path from 'node:path';

import {imageSize} from 'image-size';
import type {Image} from 'mdast';

import type {Finding} from '../../src/lib/finding';
import {findingAt, pageRule, type SourcePage} from './context';
import {decoded} from './link-targets';
import {merged} from './merged';
import {nodesOf} from './prose';

/** The largest image that readers on a phone should have to load. */
const MAX = {bytes: 400_000, pixels: 2400} as const;

/** A description that is only a kind of picture, or the name of the file. */
const NO_DESCRIPTION =
  /^(?:(?:an? |the |my )?(?:image|picture|photo|screenshot|diagram|drawing|chart|graph|figure|icon|logo|alt(?: text)?|description)(?: ?\d+)?|[\w-]+\.(?:png|jpe?g|gif|svg|webp))$/i;

/** Images exist and are small enough, and their descriptions say something. markdownlint finds those without one. */
export const images = pageRule('images', (page, {root}) =>
  merged(nodesOf(page.markdown, 'image').flatMap((image) => faultsOf(image, page, root))),
);

function faultsOf(image: Image, page: SourcePage, root: string): Finding[] {
  const {url, alt} = image;
  const report = (message: string, subject: string, fix: string): Finding[] => [
    {...findingAt(page, image, message + subject, fix), ...(subject && {subject})},
  ];
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) {
    const fix = 'put the file in static/img/: pages must not load anything from other sites';
    return report('the image is on another site', '', fix);
  }
  const address = decoded(url);
  const folder = address.startsWith('/') ? 'static' : path.dirname(page.repoPath);
  const file = path.join(root, folder, address);
  if (!url || !fs.existsSync(file)) {
    const fix = 'use a path relative to this page, or /img/… for a file in static/img/';
    return report('no such image: ', url, fix);
  }
  const size = excessOf(file);
  return [
    ...(NO_DESCRIPTION.test(alt?.trim() ?? '')
      ? report(
          'the description says nothing about the image: ',
          `"${alt}"`,
          'write what a reader who cannot see it needs to know',
        )
      : []),
    ...(size
      ? report(
          `the image has ${size}`,
          '',
          `make it smaller: at most ${MAX.bytes / 1000} kB and ${MAX.pixels} pixels wide or high`,
        )
      : []),
  ];
}

/** By what an image is too large; empty if it is not. */
function excessOf(file: string): string {
  const bytes = fs.readFileSync(file);
  const {width, height} = sizeOf(bytes);
  return [
    ...(bytes.length > MAX.bytes ? [`${Math.ceil(bytes.length / 1000)} kB`] : []),
    ...(Math.max(width, height) > MAX.pixels ? [`${width} × ${height} pixels`] : []),
  ].join(' and ');
}

/** In pixels; 0 for a drawing, and for a format that cannot be measured. */
function sizeOf(bytes: Uint8Array): {width: number; height: number} {
  try {
    const {width, height, type} = imageSize(bytes);
    return type === 'svg' ? {width: 0, height: 0} : {width, height};
  } catch {
    return {width: 0, height: 0};
  }
}
