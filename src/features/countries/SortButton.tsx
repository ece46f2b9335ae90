import type {ReactNode} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import {ArrowDown, ArrowUp} from 'lucide-react';

import styles from './styles.module.css';

interface Props {
  order: 'up' | 'down' | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** The heading of a column that sorts by it; plain text where there is no script. */
export default function SortButton({order, onClick, children}: Props): ReactNode {
  if (!useIsBrowser()) return children;
  const Icon = order === 'down' ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {children}
      <Icon aria-hidden="true" size={14} className={order ? undefined : styles.idle} />
    </button>
  );
}
