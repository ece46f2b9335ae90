import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {UpdateFrontMatter} from '@site/src/content/front-matter';

import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** `accent` for the one recommended item on a screen, `positive` for a good state. */
  tone?: 'neutral' | 'accent' | 'positive';
}

export default function Badge({children, tone = 'neutral'}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}

/** The category of an update. The build has validated its front matter. */
export function UpdateBadge({frontMatter}: {frontMatter: object}): ReactNode {
  const names = {
    'knowledge-base': translate({id: 'updates.category.knowledgeBase', message: 'Knowledge Base'}),
    trading: translate({id: 'updates.category.trading', message: 'Trading'}),
    security: translate({id: 'updates.category.security', message: 'Security'}),
    compliance: translate({id: 'updates.category.compliance', message: 'Compliance'}),
  };
  return <Badge>{names[(frontMatter as UpdateFrontMatter).category]}</Badge>;
}
