import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {useArticle, useVersionBase} from '@site/src/content/article';
import {FAQ_CATEGORY} from '@site/src/content/faq';

import styles from './styles.module.css';

/** Links from a page to the index that it belongs to. Left out of exports of the page. */
export default function BackLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link className={`${styles.back} screen-only`} to={to} data-export="off">
      {children}
    </Link>
  );
}

/** The way back to where a page is listed. */
export function BackToList(): ReactNode {
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
