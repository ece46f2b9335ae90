import clsx from 'clsx';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';

import styles from './styles.module.css';

/** Links from a page to the index that it belongs to. Left out of exports of the page. */
export default function BackLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link className={clsx(styles.back, 'screen-only')} to={to} data-export="off">
      {children}
    </Link>
  );
}
