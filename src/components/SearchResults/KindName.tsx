import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import type {ResultKind} from '@site/src/search/kinds';

const names: Record<ResultKind, ReactNode> = {
  article: <Translate id="search.kind.article">Article</Translate>,
  faq: <Translate id="search.kind.faq">Question</Translate>,
  glossary: <Translate id="search.kind.glossary">Term</Translate>,
  operation: <Translate id="search.kind.operation">API operation</Translate>,
  webhook: <Translate id="search.kind.webhook">Webhook</Translate>,
  error: <Translate id="search.kind.error">Error code</Translate>,
  legal: <Translate id="search.kind.legal">Legal</Translate>,
  update: <Translate id="search.kind.update">Update</Translate>,
  page: <Translate id="search.kind.page">Page</Translate>,
};

/** What kind of thing a result is. */
export default function KindName({kind}: {kind: ResultKind}): ReactNode {
  return names[kind];
}
