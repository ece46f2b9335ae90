import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import type {UpdateFrontMatter} from '@site/src/content/front-matter';
import type {UpdateCategory} from '@site/src/content/kinds';

function labelOf(category: UpdateCategory): string {
  switch (category) {
    case 'knowledge-base':
      return translate({id: 'updates.category.knowledgeBase', message: 'Knowledge Base'});
    case 'trading':
      return translate({id: 'updates.category.trading', message: 'Trading'});
    case 'security':
      return translate({id: 'updates.category.security', message: 'Security'});
    case 'compliance':
      return translate({id: 'updates.category.compliance', message: 'Compliance'});
  }
}

/** The category of an update. The build has validated its front matter. */
export default function UpdateBadge({frontMatter}: {frontMatter: object}): ReactNode {
  return <Badge>{labelOf((frontMatter as UpdateFrontMatter).category)}</Badge>;
}
