import {createHash} from 'node:crypto';
import path from 'node:path';

import {labelOf} from '../../src/content/directives/directive';
import {resolveTable, tableFigureIds} from '../../src/content/figures/resolve';
import type {CheckContext, SourcePage} from '../check/context';
import {linksOf} from '../check/link-targets';
import {blocksOf, nodesOf} from '../check/prose';

/** A page that links to a PDF of itself in the same folder. */
export interface PdfDocument {
  page: SourcePage;
  /** Path of the PDF, relative to the repository. */
  file: string;
  /** The link, for findings. */
  node: ReturnType<typeof linksOf>[number]['node'];
  /** SHA-256 of the text that readers see, with figures filled in. */
  hash: string;
}

const PREFIX = 'text-sha256-';

export function pdfDocuments(context: CheckContext): PdfDocument[] {
  return context.pages.flatMap((page) =>
    linksOf(page, context)
      .filter(({node}) => /^(?!\/|[a-z]+:).*\.pdf$/.test(node.url))
      .map(({node}) => ({
        page,
        node,
        file: path.posix.join(path.posix.dirname(page.shown), node.url),
        hash: hashOf(page, context),
      })),
  );
}

/** The PDF keyword that identifies the text it was generated from. */
export function keywordOf(hash: string): string {
  return PREFIX + hash;
}

function hashOf(page: SourcePage, {figures}: CheckContext): string {
  const texts = blocksOf(page, figures).map(({text}) => text);
  const tables = nodesOf(page.markdown, 'leafDirective').flatMap((node) => {
    const table = figures.tables.get(labelOf(node));
    if (!table) return [];
    const resolved = resolveTable(table, (id) => figures.figures.get(id));
    return [JSON.stringify(resolved), ...tableFigureIds(table)];
  });
  const {title, last_update: date} = page.frontMatter;
  return createHash('sha256')
    .update(JSON.stringify([title, date, texts, tables]))
    .digest('hex');
}
