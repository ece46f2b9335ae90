import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

import type {ArticleFrontMatter} from '@site/src/content/front-matter';
import type {PageKind} from '@site/src/content/kinds';

interface Article {
  kind: PageKind | undefined;
  /** Minutes; legal pages have none. */
  readTime: number | undefined;
  /** ISO date of the last change. */
  updated: string | undefined;
  /** Category where the folder does not say it. */
  category: string | undefined;
}

/** What the front matter of the page that is shown says of it as an article. */
export function useArticle(): Article {
  const {frontMatter, metadata} = useDoc();
  // Checked against the contract at build; Docusaurus' own type knows only its own keys.
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

/** What routes start with in the version that is shown: nothing today, `/2024-11` in a frozen one. */
export function useVersionBase(): string {
  const {version} = useDocsVersion();
  return version === 'current' ? '' : `/${version}`;
}
