import clsx from 'clsx';
import {Check} from 'lucide-react';
import {
  Children,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

import Badge from '@site/src/components/Badge';
import TableScroller from '@site/src/components/TableScroller';
import {brand} from '@site/src/config/brand';
import {comparison} from '@site/src/config/interface';

import styles from './styles.module.css';

/** Position of a row in the table, for the order in which rows fade in. */
const Index = createContext(0);

interface Props {
  title: string;
  /** Heading of the column beside ours. */
  others: string;
  /** Several elements `Row`. */
  children: ReactNode;
}

/** Rows fade in as they scroll into view. Without script or with reduced motion, all are visible at once. */
export default function ComparisonTable({title, others, children}: Props): ReactNode {
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
        <tbody>
          {Children.map(children, (row, index) => (
            <Index value={index}>{row}</Index>
          ))}
        </tbody>
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
  const index = useContext(Index);
  const [element, state] = useReveal<HTMLTableRowElement>();
  return (
    <tr
      ref={element}
      className={clsx(styles.row, styles[state])}
      style={state === 'shown' ? {transitionDelay: `${index * comparison.stagger}ms`} : undefined}>
      <th scope="row">
        {name}
        <span className={styles.description}>{description}</span>
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
