import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

import type {
  ArticleFrontMatter,
  LegalFrontMatter,
  StripTexts,
} from '@site/src/content/front-matter';
import type {PageKind} from '@site/src/content/kinds';

export interface Article {
  kind: PageKind | undefined;
  /** Minutes; legal pages have none. */
  readTime: number | undefined;
  /** What it costs, how long it takes and what it needs. */
  strip: StripTexts | undefined;
  /** ISO date of the last change. */
  updated: string | undefined;
  /** Set only where the folder does not determine it. */
  category: string | undefined;
  /** Legal pages only: the edition, and the ISO date from which it applies. */
  edition: {number: number; effective: string} | undefined;
}

type ArticleFields = Partial<Omit<ArticleFrontMatter, 'strip'> & LegalFrontMatter> &
  Partial<Pick<Article, 'kind' | 'strip'>>;

export function useArticle(): Article {
  const {frontMatter, metadata} = useDoc();
  // The build has validated these fields. Docusaurus's type covers only its own.
  const {read_time: readTime, edition, effective, ...fields} = frontMatter as ArticleFields;
  const {lastUpdatedAt} = metadata;
  return {
    kind: fields.kind,
    readTime,
    strip: fields.strip,
    category: fields.category,
    // Archived legal pages have neither.
    edition: edition && effective ? {number: edition, effective: isoDate(effective)} : undefined,
    updated: lastUpdatedAt ? isoDate(lastUpdatedAt) : undefined,
  };
}

/** Docusaurus reads a date in front matter as a timestamp or a full ISO string. */
function isoDate(date: string | number): string {
  return new Date(date).toISOString().slice(0, 10);
}

/** Route prefix of the version being viewed: empty, or `/2024-11`. */
export function useVersionBase(): string {
  const {version} = useDocsVersion();
  return version === 'current' ? '' : `/${version}`;
}
