import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {useRoot} from '../../root';

export default function HomeBreadcrumbItem(): ReactNode {
  const {label, href} = useRoot();
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={href}>
        {label}
      </Link>
    </li>
  );
}
