import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './method.module.css';

/** A method of HTTP, `EVENT` for what we send, or a status. */
export default function Method({name}: {name: string}): ReactNode {
  const status = /^\d/.test(name) && (name.startsWith('2') ? 'success' : 'failure');
  return <span className={clsx(styles.method, styles[status || name.toLowerCase()])}>{name}</span>;
}
