import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useVersionBase} from '@site/src/content/article';
import BackLink from './index';

/** Links from a page of the knowledge base to the index of the same version. */
export default function BackToIndex(): ReactNode {
  return (
    <BackLink to={`${useVersionBase()}/knowledge-base`}>
      <Translate id="article.backToKnowledgeBase">Back to the Knowledge Base</Translate>
    </BackLink>
  );
}
