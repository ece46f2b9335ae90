import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useVersionBase} from '@site/src/content/article';

export default function HomeBreadcrumbItem(): ReactNode {
  const base = useVersionBase();
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={`${base}/knowledge-base`}>
        <Translate id="breadcrumbs.home">Knowledge Base</Translate>
      </Link>
    </li>
  );
}
