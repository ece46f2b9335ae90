import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

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
