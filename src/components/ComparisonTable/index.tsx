import {type ReactNode, useEffect, useRef, useState} from 'react';

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import {brand} from '@site/src/config/brand';
import {comparison} from '@site/src/config/interface';

import {comparisonRows, type ComparisonRow} from './rows';
import styles from './styles.module.css';

/** Six rows that fade in when they come into view; all at once without script or with reduced motion. */
export default function ComparisonTable(): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{brand.name}</th>
          <th scope="col">
            <Translate id="comparison.traditional">Traditional exchanges</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {comparisonRows().map((row, index) => (
          <Row key={row.name} row={row} index={index} />
        ))}
      </tbody>
    </table>
  );
}

function Row({row, index}: {row: ComparisonRow; index: number}): ReactNode {
  const element = useRef<HTMLTableRowElement>(null);
  // Shown until script has run: the served HTML hides nothing.
  const [state, setState] = useState<'served' | 'waiting' | 'shown'>('served');
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
  return (
    <tr
      ref={element}
      className={clsx(styles.row, styles[state])}
      style={state === 'shown' ? {transitionDelay: `${index * comparison.stagger}ms`} : undefined}>
      <th scope="row">{row.name}</th>
      <td className={styles.ours}>{row.ours}</td>
      <td>{row.traditional}</td>
    </tr>
  );
}
