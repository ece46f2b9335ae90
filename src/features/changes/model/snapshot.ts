import fs from 'node:fs';
import path from 'node:path';

import {figuresShownOn} from '../../../content/figures/directives';
import {FIGURES_FOLDER, type FigureSet} from '../../../content/figures/read';
import type {PageKind} from '../../../content/kinds';
import {parseMarkdown} from '../../../content/markdown';
import {drawingsOf, figuresOf, pagesOf} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';
import {fingerprint} from '../../../lib/fingerprint';
import {once} from '../../../lib/once';
import {type Block, blocksOf} from './blocks';

/** A page in one version. */
export interface PageState {
  /** Without the version. */
  route: string;
  title: string;
  kind: PageKind;
  /** Its file, and a fingerprint of all figures: where it is the same, the text is. */
  source: string;
  blocks: () => Block[];
  /** The ids of the figures that it shows. */
  shown: () => ReadonlySet<string>;
}

/** Everything that can be compared in one version. */
export interface Snapshot {
  /** `current`, or the name of the archived version. */
  version: string;
  figures: FigureSet['figures'];
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
    const markdown = once(() => parseMarkdown(content).markdown);
    return {
      route: route.slice(tree.base.length),
      title,
      kind,
      source: data + content,
      blocks: once(() => [
        {isHeading: true, text: title},
        {isHeading: false, text: description},
        ...blocksOf(markdown(), figures),
      ]),
      shown: once(() => figuresShownOn(markdown(), {figures, drawings: drawingsOf(tree)})),
    };
  });
  return {
    version: tree.version,
    pages: new Map(pages.map((page) => [page.route, page])),
    figures: figures.figures,
  };
}
