import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import Method from './Method';
import OperationBody from './OperationBody';
import type {ShownOperation} from './shown-operation';

import styles from './operation.module.css';

export default function Operation({operation}: {operation: ShownOperation}): ReactNode {
  const {anchor, redocAnchor, summary, permission, deprecated} = operation;
  return (
    <article className={styles.operation} aria-labelledby={anchor}>
      <span id={redocAnchor} className={styles.anchor} />
      <Heading as="h3" id={anchor} className={styles.heading}>
        {summary}
      </Heading>
      <p className={styles.call}>
        <Signature {...operation} />
        {permission && permission !== 'none' && <Badge>{permission}</Badge>}
        {deprecated && (
          <Badge tone="accent">
            <Translate id="api.deprecated">deprecated</Translate>
          </Badge>
        )}
      </p>
      <OperationBody operation={operation} />
    </article>
  );
}

/** One event, collapsed because there are many similar ones. */
export function Event({operation}: {operation: ShownOperation}): ReactNode {
  const {anchor, redocAnchor, summary} = operation;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.event}>
      <summary>
        <Heading as="h3" className={styles.heading}>
          {summary}
        </Heading>
        <span className={styles.call}>
          <Signature {...operation} />
        </span>
      </summary>
      {/* Inside the collapsed content, so that browsers expand it when navigating to this anchor. */}
      <span id={anchor} className={styles.anchor} />
      <span id={redocAnchor} className={styles.anchor} />
      <OperationBody operation={operation} />
    </details>
  );
}

function Signature({method, path}: Pick<ShownOperation, 'method' | 'path'>): ReactNode {
  return (
    <>
      <Method name={method} /> <code>{path}</code>
    </>
  );
}
