import type {ParseFrontMatter} from '@docusaurus/types';

import {isOff} from '../config/features';
import {pathFrom} from '../lib/files';
import {FindingError} from '../lib/finding';
import {routeOf} from './catalogue';
import {resolveText} from './directives/text';
import {resolveFigure} from './figures/inline';
import type {FigureSet} from './figures/read';
import {
  checkFrontMatter,
  fieldsOf,
  isWaiting,
  splitFrontMatter,
  type StripFields,
  stripFigures,
  type StripTexts,
} from './front-matter';
import {categoriesOf, kindOf, type PageKind} from './kinds';
import {readTimeOf} from './read-time';
import {figuresOf, pageAt} from './sources';
import {isInTree, localeOf, placeOf} from './tree';

/** Docusaurus's layout options for each kind of page, so that writers need not set them. */
const alone = {pagination_next: null, pagination_prev: null};
const list = {...alone, hide_table_of_contents: true};
const layoutOf: Partial<Record<PageKind, Record<string, unknown>>> = {
  // The page lists the whole help centre, so a sidebar would repeat it.
  index: {...list, displayed_sidebar: null},
  faq: list,
  glossary: list,
  category: list,
  legal: alone,
};

/** Validates the front matter of a page, and adds its kind and layout. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const root = process.cwd();
  const {tree, file} = placeOf(params.filePath, root);
  const repoPath = pathFrom(root, params.filePath);
  const locale = localeOf(params.filePath, root);
  const kind = kindOf(file);
  if (!kind || kind === 'section') return params.defaultParseFrontMatter(params);
  // Archived pages passed the schema of their time and must keep building.
  if (tree.version === 'current') {
    const {findings} = checkFrontMatter(params.fileContent, {
      repoPath,
      file,
      kind,
      categories: categoriesOf(tree.folder),
    });
    if (findings.length > 0) throw new FindingError(findings);
  }
  const split = splitFrontMatter(params.fileContent);
  const content = ('body' in split ? split.body : params.fileContent).trim();
  // Not the parser of Docusaurus: to it, a day without quotes is no text.
  const fields = fieldsOf(params.fileContent);
  const {lead, link, slug, strip} = fields;
  const route = routeOf(file, typeof slug === 'string' ? slug : undefined);
  return {
    content,
    frontMatter: {
      kind,
      ...layoutOf[kind],
      ...contentsOf(content),
      ...(kind === 'update' && typeof link === 'string' && {link_title: pageAt(link, tree).title}),
      ...(kind === 'article' && {read_time: readTimeOf(content)}),
      ...fields,
      ...(kind === 'update' && {last_update: {date: fields.date}}),
      // Docusaurus would take "readme" and a file named like its folder for the index.
      ...(isInTree(file) && {slug: route}),
      // Docusaurus knows no day of publication.
      ...((isWaiting(fields, new Date()) || isOff(tree.base + route)) && {draft: true}),
      ...(typeof lead === 'string' && {lead: resolveText(lead, figuresOf(tree), locale)}),
      ...(strip !== undefined && {
        strip: stripTexts(strip as StripFields, figuresOf(tree), locale),
      }),
    },
  };
};

/** Where third-level headings repeat ("Causes", "Solutions"), the table of contents leaves them out. */
function contentsOf(content: string): {toc_max_heading_level?: number} {
  const lower = [...content.matchAll(/^### (.+)$/gm)].map(([, text]) => text);
  return new Set(lower).size < lower.length ? {toc_max_heading_level: 2} : {};
}

/** The strip above an article, with the texts of its figures. */
function stripTexts(strip: StripFields, figures: FigureSet, locale: string): StripTexts {
  return Object.fromEntries(
    Object.entries(strip).map(([part, shown]) => [
      part,
      stripFigures(shown).map(([name, id]) => ({
        name,
        text: resolveFigure(id, {}, figures, locale),
      })),
    ]),
  );
}
