import {translate} from '@docusaurus/Translate';

import {useArticle, useVersionBase} from '@site/src/content/article';

/** Where breadcrumbs start: legal pages are not part of the knowledge base. */
export function useRoot(): {label: string; href: string} {
  const base = useVersionBase();
  return useArticle().kind === 'legal'
    ? {label: translate({id: 'breadcrumbs.legal', message: 'Legal'}), href: '/compliance'}
    : {
        label: translate({id: 'breadcrumbs.knowledgeBase', message: 'Knowledge Base'}),
        href: `${base}/knowledge-base`,
      };
}
