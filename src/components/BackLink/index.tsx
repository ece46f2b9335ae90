import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useVersionBase} from '@site/src/content/article';

import styles from './styles.module.css';

/** Links from a page to the index that it belongs to. Left out of exports of the page. */
export default function BackLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link className={clsx(styles.back, 'screen-only')} to={to} data-export="off">
      {children}
    </Link>
  );
}

/** Links from a page of the knowledge base to the index of the same version. */
export function BackToIndex(): ReactNode {
  return (
    <BackLink to={`${useVersionBase()}/knowledge-base`}>
      <Translate id="article.backToKnowledgeBase">Back to the Knowledge Base</Translate>
    </BackLink>
  );
}
