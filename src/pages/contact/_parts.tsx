import Heading from '@theme/Heading';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import {brand, office} from '@site/src/config/brand';

import styles from './styles.module.css';

interface BoxProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** A way to reach a person: where to call or write, what it is good for, and when people answer. */
export function Channel({icon: Icon, title, children}: BoxProps): ReactNode {
  return (
    <li className={styles.card}>
      <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />
      <p className={styles.name}>{title}</p>
      {children}
    </li>
  );
}

/** The registered office, with ways to reach it below. */
export function Office({icon: Icon, title, children}: BoxProps): ReactNode {
  return (
    <div className={styles.card}>
      <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />
      <Heading as="h2" className={styles.name}>
        {title}
      </Heading>
      <address>
        {brand.legalName}
        <br />
        {office.street}
        <br />
        {`${office.postalCode} ${office.city}, ${office.country}`}
      </address>
      {children}
    </div>
  );
}
