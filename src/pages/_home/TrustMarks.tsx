import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {trustMarks} from './content';

import styles from './trust-marks.module.css';

/** Three reasons to trust the service, each leading to its proof. */
export default function TrustMarks(): ReactNode {
  return (
    <ul className={styles.marks}>
      {trustMarks().map(({title, text, icon: Icon, to}) => (
        <li key={title} className={styles.mark}>
          {Icon && <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />}
          <div>
            <Link to={to} className={clsx(styles.title)}>
              {title}
            </Link>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
