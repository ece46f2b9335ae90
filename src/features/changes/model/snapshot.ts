import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {fillDirectives} from '../../../content/directives/text';
import {formatFigure} from '../../../content/figures/format';
import {resolveTable} from '../../../content/figures/resolve';
import type {PageKind} from '../../../content/kinds';
import {drawingsOf, figuresOf, pagesOf} from '../../../content/sources';
import type {ContentTree} from '../../../content/tree';
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
  /** The same in two versions if its file is, and everything that the file names. */
  key: string;
  /** Its text; parsed lazily and once for each key, because that takes a while. */
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

/** The texts of pages by key. */
const parsed = new Map<string, () => Block[]>();

/**
 * Reads a version of the content.
 *
 * @throws FindingError if its figures are invalid
 */
export function readSnapshot(tree: ContentTree): Snapshot {
  const figures = figuresOf(tree);
  const drawings = drawingsOf(tree);
  const inputs = [
    ...[...figures.figures].map(([id, figure]) => [id, JSON.stringify(figure)] as const),
    ...[...figures.tables].map(
      ([name, table]) =>
        [name, JSON.stringify(resolveTable(table, (id) => figures.figures.get(id)))] as const,
    ),
    ...[...drawings].map(
      ([name, {source}]) => [name, fillDirectives(source, figures).text] as const,
    ),
  ];
  const pages = pagesOf(tree).map(({file, route, title, description, kind}) => {
    const content = fs.readFileSync(path.join(tree.folder, file), 'utf8');
    const named = inputs.filter(([name]) => content.includes(name));
    const key = createHash('sha256')
      .update(JSON.stringify([content, named]))
      .digest('hex');
    const blocks =
      parsed.get(key) ??
      once(() => [
        {kind: 'heading', text: title},
        {kind: 'text', text: description},
        ...blocksOf(content, {figures, drawings}),
      ]);
    parsed.set(key, blocks);
    const state: PageState = {
      route: route.slice(tree.base.length),
      title,
      kind,
      key,
      blocks,
    };
    return [state.route, state] as const;
  });
  return {
    version: tree.version,
    pages: new Map(pages),
    figures: new Map(
      [...figures.figures].map(([id, figure]) => [
        id,
        {
          label: figure.label,
          text: formatFigure(figure),
          page: figure.page,
        },
      ]),
    ),
  };
}
