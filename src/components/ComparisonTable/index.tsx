import texts from '@generated/texts/default/comparisontable.json';
import clsx from 'clsx';
import {Check} from 'lucide-react';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

import Badge from '@site/src/components/Badge';
import TableScroller from '@site/src/components/TableScroller';
import {brand} from '@site/src/config/brand';
import {comparison} from '@site/src/config/interface';

import styles from './styles.module.css';

type RowTexts = (typeof texts.rows)[keyof typeof texts.rows];

/** Rows fade in as they scroll into view. Without script or with reduced motion, all are visible at once. */
export default function ComparisonTable(): ReactNode {
  return (
    <TableScroller name={texts.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.ours}>
              {brand.name}
            </th>
            <th scope="col">{texts.traditional}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(texts.rows).map(([id, row], index) => (
            <Row key={id} row={row} index={index} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function Row({row, index}: {row: RowTexts; index: number}): ReactNode {
  const [element, state] = useReveal<HTMLTableRowElement>();
  return (
    <tr
      ref={element}
      className={clsx(styles.row, styles[state])}
      style={state === 'shown' ? {transitionDelay: `${index * comparison.stagger}ms`} : undefined}>
      <th scope="row">
        {row.name}
        <span className={styles.description}>{row.description}</span>
      </th>
      <td className={styles.ours}>
        <Check className={styles.check} aria-hidden="true" />
        {row.ours}
        <span className={styles.badge}>
          <Badge tone="positive">{row.badge}</Badge>
        </span>
      </td>
      <td>{row.traditional}</td>
    </tr>
  );
}

/** `served`: visible, either because scripts have not run yet or because motion is reduced. */
type RevealState = 'served' | 'waiting' | 'shown';

/** Reports when an element has scrolled into view. With reduced motion, the state stays `served`. */
function useReveal<T extends Element>(): [RefObject<T | null>, RevealState] {
  const element = useRef<T>(null);
  const [state, setState] = useState<RevealState>('served');
  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.some(({isIntersecting}) => isIntersecting);
        setState(inView ? 'shown' : 'waiting');
        if (inView) observer.disconnect();
      },
      {threshold: comparison.threshold},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, state];
}
