import fs from 'node:fs';
import path from 'node:path';

import {readCatalogue} from '../../../content/catalogue';
import {fillDirectives} from '../../../content/directives/text';
import {readDrawings} from '../../../content/drawings/read';
import {formatFigure} from '../../../content/figures/format';
import {readFigures} from '../../../content/figures/read';
import {resolveTable} from '../../../content/figures/resolve';
import type {PageKind} from '../../../content/kinds';
import type {ContentTree} from '../../../content/tree';
import {fingerprint} from '../../../lib/fingerprint';
import {once} from '../../../lib/once';
import {type Block, blocksOf} from './blocks';

/** A figure as one version states it. */
export interface FigureState {
  label: string;
  text: string;
  /** Where it applies. */
  where: string;
  /** Route of the page that states it, without the version. */
  page: string;
}

/** A page in one version. */
export interface PageState {
  /** Without the version. */
  route: string;
  title: string;
  kind: PageKind;
  /** ISO date of the last change, if the page has one. */
  updated: string | undefined;
  /** The unprocessed contents of its file. */
  source: string;
  /** Its text; parsed lazily, because that takes a while. */
  blocks: () => Block[];
}

/** Everything that can be compared in one version. */
export interface Snapshot {
  /** `current`, or the name of the archived version. */
  version: string;
  /** The text of each figure, table and drawing, by the name that pages use. */
  inputs: ReadonlyMap<string, string>;
  /** A hash of all files, including those that are not compared. */
  files: string;
  figures: ReadonlyMap<string, FigureState>;
  /** By route. */
  pages: ReadonlyMap<string, PageState>;
}

/**
 * Reads a version of the content.
 *
 * @throws FindingError if its figures are invalid
 */
export function readSnapshot(tree: ContentTree, root: string): Snapshot {
  const figures = readFigures(tree.folder, root);
  const drawings = readDrawings(tree.folder, root);
  const pages = readCatalogue(tree).map(({file, route, title, description, kind, updated}) => {
    const content = fs.readFileSync(path.join(tree.folder, file), 'utf8');
    const state: PageState = {
      route: route.slice(tree.base.length),
      title,
      kind,
      updated,
      source: content,
      blocks: once(() => [
        {kind: 'heading', text: title},
        {kind: 'text', text: description},
        ...blocksOf(content, {figures, drawings}),
      ]),
    };
    return [state.route, state] as const;
  });
  return {
    version: tree.version,
    files: fingerprint(tree.folder, ['.']),
    inputs: new Map([
      ...[...figures.figures].map(([id, figure]) => [id, JSON.stringify(figure)] as const),
      ...[...figures.tables].map(
        ([name, table]) =>
          [name, JSON.stringify(resolveTable(table, (id) => figures.figures.get(id)))] as const,
      ),
      ...[...drawings].map(
        ([name, {source}]) => [name, fillDirectives(source, figures).text] as const,
      ),
    ]),
    pages: new Map(pages),
    figures: new Map(
      [...figures.figures].map(([id, figure]) => [
        id,
        {
          label: figure.label,
          text: formatFigure(figure),
          where: figure.applies,
          page: figure.page,
        },
      ]),
    ),
  };
}
