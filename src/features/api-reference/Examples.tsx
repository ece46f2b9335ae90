import type {ReactNode} from 'react';

import Code from './Code';
import Method from './Method';
import type {Sample} from './shown-operation';

import styles from './operation.module.css';

/** Examples of one payload; the first is expanded, unless on a phone. */
export default function Examples({
  examples,
  of,
  kind,
}: {
  examples: readonly Sample[];
  of: string;
  /** A status, or `BODY` for what is sent. */
  kind: string;
}): ReactNode {
  const [first, ...others] = examples;
  if (!first) return null;
  return (
    <div className={styles.examples}>
      <details className={styles.fold}>
        <summary data-export="off" data-search="off">
          <Method name={kind} /> {first.label}
        </summary>
        <Code {...first} of={of} kind={kind} />
      </details>
      {others.map((example) => (
        <details key={example.label}>
          <summary>{example.label}</summary>
          <Code {...example} of={of} kind={kind} />
        </details>
      ))}
    </div>
  );
}
