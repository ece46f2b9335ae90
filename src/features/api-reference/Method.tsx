import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './method.module.css';

/** What is sent: a method of HTTP, or an event that we send. */
export default function Method({name}: {name: string}): ReactNode {
  return <span className={clsx(styles.method, styles[name.toLowerCase()])}>{name}</span>;
}
