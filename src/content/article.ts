import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

import type {ArticleFrontMatter} from '@site/src/content/front-matter';
import type {PageKind} from '@site/src/content/kinds';

interface Article {
  kind: PageKind | undefined;
  /** Minutes; legal pages have none. */
  readTime: number | undefined;
  /** ISO date of the last change. */
  updated: string | undefined;
  /** Only if the folder does not determine it. */
  category: string | undefined;
}

/** The article that is shown, from its front matter. */
export function useArticle(): Article {
  const {frontMatter, metadata} = useDoc();
  // Validated by the build. Docusaurus's type only has its own keys.
  const {
    kind,
    read_time: readTime,
    category,
  } = frontMatter as Partial<ArticleFrontMatter> & {kind?: PageKind};
  const {lastUpdatedAt} = metadata;
  return {
    kind,
    readTime,
    category,
    updated: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined,
  };
}

/** Route prefix of the version that is shown: empty, or `/2024-11`. */
export function useVersionBase(): string {
  const {version} = useDocsVersion();
  return version === 'current' ? '' : `/${version}`;
}
