import {Check} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';

import Badge from '@site/src/components/Badge';
import TableScroller from '@site/src/components/TableScroller';
import {brand} from '@site/src/config/brand';
import {comparison} from '@site/src/config/interface';

import styles from './styles.module.css';

interface Props {
  title: string;
  /** Heading of the column beside ours. */
  others: string;
  /** Several elements `Row`. */
  children: ReactNode;
}

/**
 * Rows fade in as they scroll into view. Until somebody scrolls, all are visible, as for a picture of the whole page;
 * without script and with reduced motion they stay so.
 */
export default function ComparisonTable({title, others, children}: Props): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const {signal} = abort;
    window.addEventListener('scroll', () => reveal(body.current, signal), {once: true, signal});
    return () => abort.abort();
  }, []);
  return (
    <TableScroller name={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.ours}>
              {brand.name}
            </th>
            <th scope="col">{others}</th>
          </tr>
        </thead>
        <tbody ref={body}>{children}</tbody>
      </table>
    </TableScroller>
  );
}

interface RowProps {
  name: string;
  description: string;
  badge: string;
  others: string;
  /** What we offer. */
  children: ReactNode;
}

export function Row({name, description, badge, others, children}: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <span className="quiet">{description}</span>
      </th>
      <td className={styles.ours}>
        <Check className={styles.check} aria-hidden="true" />
        {children}
        <span className={styles.badge}>
          <Badge tone="positive">{badge}</Badge>
        </span>
      </td>
      <td>{others}</td>
    </tr>
  );
}

/** Lets each row wait until it has scrolled into view. Nothing waits with reduced motion. */
function reveal(body: HTMLTableSectionElement | null, signal: AbortSignal): void {
  if (!body || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const rows = [...body.rows];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        const row = target as HTMLTableRowElement;
        row.style.transitionDelay = `${rows.indexOf(row) * comparison.stagger}ms`;
        row.dataset.reveal = isIntersecting ? 'shown' : 'waiting';
        if (isIntersecting) observer.unobserve(row);
      }
    },
    {threshold: comparison.threshold},
  );
  for (const row of rows) observer.observe(row);
  signal.addEventListener('abort', () => observer.disconnect());
}
