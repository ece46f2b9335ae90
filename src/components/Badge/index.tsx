import clsx from 'clsx';
import type {LucideIcon} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** `accent` for the one recommended item on a screen, `positive` for a good state. */
  tone?: 'neutral' | 'accent' | 'positive';
  icon?: LucideIcon;
}

export default function Badge({children, tone = 'neutral', icon: Icon}: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      {children}
    </span>
  );
}
