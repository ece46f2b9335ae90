import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './method.module.css';

/** An HTTP method, `EVENT` for a webhook, or a status code. */
export default function Method({name}: {name: string}): ReactNode {
  const status = /^\d/.test(name) && (name.startsWith('2') ? 'success' : 'failure');
  return <span className={clsx(styles.method, styles[status || name.toLowerCase()])}>{name}</span>;
}
