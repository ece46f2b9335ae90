import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useArticle} from '@site/src/content/article';
import {FAQ_CATEGORY} from '@site/src/content/faq';
import BackToIndex from './BackToIndex';
import BackLink from './index';

/** The way back to where a page is listed. */
export default function BackToList(): ReactNode {
  const {kind, category} = useArticle();
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
    <BackToIndex />
  );
}
