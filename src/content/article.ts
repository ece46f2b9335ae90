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

export function useArticle(): Article {
  const {frontMatter, metadata} = useDoc();
  // The build has validated these fields. Docusaurus's type covers only its own.
  const {
    kind,
    read_time: readTime,
    category,
    edition,
    effective,
    strip,
  } = frontMatter as Partial<Omit<ArticleFrontMatter, 'strip'> & LegalFrontMatter> & {
    kind?: PageKind;
    strip?: StripTexts;
  };
  const {lastUpdatedAt} = metadata;
  return {
    kind,
    readTime,
    strip,
    category,
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
