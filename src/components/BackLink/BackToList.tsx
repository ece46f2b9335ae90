import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useArticle, useVersionBase} from '@site/src/content/article';
import {FAQ_CATEGORY} from '@site/src/content/faq';
import BackLink from './index';

/** The way back to where a page is listed. */
export default function BackToList(): ReactNode {
  const {kind, category} = useArticle();
  const base = useVersionBase();
  if (kind === 'legal') {
    return (
      <BackLink to="/compliance">
        <Translate id="article.backToCompliance">All legal pages</Translate>
      </BackLink>
    );
  }
  return category === FAQ_CATEGORY ? (
    <BackLink to="/faq">
      <Translate id="article.backToFaq">Back to the FAQ</Translate>
    </BackLink>
  ) : (
    <BackLink to={`${base}/knowledge-base`}>
      <Translate id="article.backToKnowledgeBase">Back to the Knowledge Base</Translate>
    </BackLink>
  );
}
