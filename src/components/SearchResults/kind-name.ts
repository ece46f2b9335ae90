import {translate} from '@docusaurus/Translate';

import type {ResultKind} from '@site/src/search/kinds';

const names: Record<ResultKind, string> = {
  article: translate({id: 'search.kind.article', message: 'Article'}),
  faq: translate({id: 'search.kind.faq', message: 'Question'}),
  glossary: translate({id: 'search.kind.glossary', message: 'Term'}),
  operation: translate({id: 'search.kind.operation', message: 'API operation'}),
  webhook: translate({id: 'search.kind.webhook', message: 'Webhook'}),
  error: translate({id: 'search.kind.error', message: 'Error code'}),
  legal: translate({id: 'search.kind.legal', message: 'Legal'}),
  update: translate({id: 'search.kind.update', message: 'Update'}),
  page: translate({id: 'search.kind.page', message: 'Page'}),
};

/** What kind of thing a result is. */
export const kindName = (kind: ResultKind): string => names[kind];
