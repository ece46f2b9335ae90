import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import Unbroken from '@site/src/components/Unbroken';
import Written from '@site/src/components/Written';
import type {Receipt} from './model/receipt';

import styles from './receipt.module.css';

/** `::receipt{amount=100 out=wallet}`: the receipt for one question, which leads to the calculator. */
export default function Example({receipt}: {receipt: Receipt}): ReactNode {
  return (
    // An excerpt of a page would run its lines together.
    <div className={clsx(styles.receipt, styles.example)} data-search="off">
      <Lines receipt={receipt} />
      <p className={styles.source} data-export="off">
        <Link to={receipt.path}>
          <Translate id="cost.change">Calculate with your own amount</Translate>
        </Link>
      </p>
    </div>
  );
}

interface Props {
  receipt: Receipt;
  /** Below the title. */
  children?: ReactNode;
}

/** The title of a receipt, its lines and the schedule that it follows. */
export function Lines({receipt, children}: Props): ReactNode {
  const {title, lines, schedule} = receipt;
  return (
    <>
      {/* Keyed by their text, here and below: a translated page then gets a new element, and shows no old value. */}
      <p key={title} className={styles.title} suppressHydrationWarning>
        {title}
      </p>
      {children}
      <dl>
        {lines.map(({kind, name, value, note}) => (
          <div key={`${kind} ${name}`} className={styles[kind]}>
            <dt>{name}</dt>
            <dd key={value} className={styles.value} suppressHydrationWarning>
              <Unbroken text={value} />
            </dd>
            {note && (
              <dd key={note} className={styles.note} suppressHydrationWarning>
                <Unbroken text={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        <Link to={schedule.route}>
          <Written>{schedule.text}</Written>
        </Link>
      </p>
    </>
  );
}
