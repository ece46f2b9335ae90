import fs from 'node:fs';
import path from 'node:path';

import {formatFigure} from '../../../content/figures/format';
import {FIGURES_FOLDER} from '../../../content/figures/read';
import type {PageKind} from '../../../content/kinds';
import {figuresOf, pagesOf} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';
import {fingerprint} from '../../../lib/fingerprint';
import {once} from '../../../lib/once';
import {type Block, blocksOf} from './blocks';

/** A figure as one version states it. */
export interface FigureState {
  label: string;
  text: string;
  /** Route of the page that states it, without the version. */
  page: string;
}

/** A page in one version. */
export interface PageState {
  /** Without the version. */
  route: string;
  title: string;
  kind: PageKind;
  /** Its text; the same function in two versions if its file and all figures are the same. */
  blocks: () => Block[];
}

/** Everything that can be compared in one version. */
export interface Snapshot {
  /** `current`, or the name of the archived version. */
  version: string;
  figures: ReadonlyMap<string, FigureState>;
  /** By route. */
  pages: ReadonlyMap<string, PageState>;
}

/**
 * Reads a version of the content.
 *
 * @throws FindingError if its figures are invalid
 */
export function readSnapshot(tree: ContentTree): Snapshot {
  const figures = figuresOf(tree);
  const data = fingerprint(tree.folder, [FIGURES_FOLDER]);
  const pages = pagesOf(tree).map(({file, route, title, description, kind}): PageState => {
    const content = fs.readFileSync(path.join(tree.folder, file), 'utf8');
    const blocks = parsedOnce(data + content, () => [
      {isHeading: true, text: title},
      {isHeading: false, text: description},
      ...blocksOf(content, figures),
    ]);
    return {route: route.slice(tree.base.length), title, kind, blocks};
  });
  return {
    version: tree.version,
    pages: new Map(pages.map((page) => [page.route, page])),
    figures: new Map(
      [...figures.figures].map(([id, figure]) => [
        id,
        {label: figure.label, text: formatFigure(figure), page: figure.page},
      ]),
    ),
  };
}

const parsed = new Map<string, () => Block[]>();

/** Parsing takes a while, and most pages are the same in several versions. */
function parsedOnce(key: string, parse: () => Block[]): () => Block[] {
  const blocks = parsed.get(key) ?? once(parse);
  parsed.set(key, blocks);
  return blocks;
}
