import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
// The theme's own component. Our replacement is empty, which removes it from above the title.
import ContentsOnPhone from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {type ReactNode, useEffect} from 'react';

import ArticleMeta from '@site/src/components/ArticleMeta';
import {BackToList} from '@site/src/components/BackLink';
import Badge from '@site/src/components/Badge';
import CopyPage from '@site/src/components/CopyPage';
import PageHeader from '@site/src/components/PageHeader';
import Strip from '@site/src/components/Strip';
import Unbroken from '@site/src/components/Unbroken';
import {useArticle} from '@site/src/content/article';
import {scrollWithin} from '@site/src/lib/scroll-within';

/** Index pages have headers of their own: `src/features/lists/remark.ts`. */
const WITHOUT_HEADER: readonly unknown[] = ['index', 'category'];

export default function DocItemContent({children}: Props): ReactNode {
  const {kind, strip} = useArticle();
  useEffect(showInSidebar, []);
  return (
    <div className={`theme-doc-markdown markdown markdown--${kind}`}>
      {!WITHOUT_HEADER.includes(kind) && <ArticleHeader />}
      {strip && <Strip {...strip} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

/** Shows the open page in a sidebar that is higher than the window. `base.css` does so before the scripts run. */
function showInSidebar(): void {
  const link = document.querySelector('.menu [aria-current="page"]');
  const menu = link?.closest('.menu');
  if (link && menu) scrollWithin(menu, link);
}

/** The title of a page, with what its kind has above and below it. */
function ArticleHeader(): ReactNode {
  const {metadata, toc} = useDoc();
  const {kind, readTime, updated, edition} = useArticle();
  const {hash} = useLocation();
  const category = useSidebarBreadcrumbs()?.findLast((item) => item.type === 'category');
  // On wider screens, the breadcrumbs above say the same as these two.
  const above = (
    <div className="phone-only">
      <BackToList />
    </div>
  );
  if (kind === 'glossary' || kind === 'faq') {
    return <PageHeader above={above} title={metadata.title} lead={metadata.description} />;
  }
  return (
    <>
      <PageHeader above={above} title={<Unbroken text={metadata.title} />}>
        {kind === 'article' && category && (
          <div className="phone-only">
            <Badge>{category.label}</Badge>
          </div>
        )}
        <ArticleMeta
          readTime={readTime}
          updated={updated}
          edition={edition}
          // Readers of a legal page need its dates; the age would take a second line.
          age={edition ? 'none' : 'beside'}
        />
        <CopyPage />
      </PageHeader>
      {toc.length > 0 && (
        <div className="contents-bar" data-search="off">
          {/* A new one at each section, so that it closes. */}
          <ContentsOnPhone key={hash} />
        </div>
      )}
    </>
  );
}
