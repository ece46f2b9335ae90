import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {lazy, type ReactNode, Suspense, useState} from 'react';

import Badge from '@site/src/components/Badge';
import form from '@site/src/components/Tool/styles.module.css';
import Method from './Method';
import OperationBody from './OperationBody';
import type {ShownOperation} from './shown-operation';

import styles from './operation.module.css';

const TrialPanel = lazy(async () => import('./TrialPanel').catch(() => ({default: Missing})));

const Missing = (): ReactNode => (
  <Translate id="api.trial.missing">
    This could not be loaded. Check the connection and reload the page.
  </Translate>
);

export default function Operation({operation}: {operation: ShownOperation}): ReactNode {
  const {anchor, redocAnchor, summary} = operation;
  return (
    <article className={styles.operation} aria-labelledby={anchor}>
      <span id={redocAnchor} className={styles.anchor} />
      <Heading as="h3" id={anchor} className={styles.heading}>
        {summary}
      </Heading>
      <Call operation={operation}>
        <Signature {...operation} />
      </Call>
      <OperationBody operation={operation} />
    </article>
  );
}

/** An event, or a call beside the main ones: collapsed until it is opened. */
export function FoldedOperation({operation}: {operation: ShownOperation}): ReactNode {
  const {anchor, redocAnchor, summary} = operation;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.event}>
      <summary>
        <Heading as="h3" className={styles.heading}>
          {summary}
        </Heading>
        <span className={`wrapped ${styles.call}`}>
          <Signature {...operation} />
        </span>
      </summary>
      {/* Inside the collapsed content, so that browsers expand it when navigating to this anchor. */}
      <span id={anchor} className={styles.anchor} />
      <span id={redocAnchor} className={styles.anchor} />
      {!operation.isEvent && <Call operation={operation} />}
      <OperationBody operation={operation} />
    </details>
  );
}

/** What a call needs, and "Try it" with its panel. */
function Call({operation, children}: {operation: ShownOperation; children?: ReactNode}): ReactNode {
  const {id, anchor, summary, permission, deprecated} = operation;
  const {pathname, search} = useLocation();
  const isAsked = useIsBrowser() && new URLSearchParams(search).get('try') === id;
  const [isToggled, setToggled] = useState(false);
  const isTried = isAsked !== isToggled;
  const toggle = (): void => {
    const [arrival] = performance.getEntriesByType('navigation');
    // Only with the policy of this page may it connect to a sandbox, not with that of a page that led here.
    if (new URL(arrival?.name ?? window.location.href).pathname === pathname)
      setToggled(!isToggled);
    else window.location.assign(`?try=${id}#${anchor}`);
  };
  return (
    <>
      <p className={`wrapped ${styles.call}`}>
        {children}
        {permission && permission !== 'none' && <Badge>{permission}</Badge>}
        {deprecated && (
          <Badge tone="accent">
            <Translate id="api.deprecated">deprecated</Translate>
          </Badge>
        )}
        <button
          type="button"
          className={`with-script screen-only ${form.small} ${styles.try}`}
          data-export="off"
          data-search="off"
          aria-expanded={isTried}
          onClick={toggle}>
          <Translate id="api.trial">Try it</Translate>
        </button>
      </p>
      {isTried && (
        <div className="with-script screen-only" data-export="off" data-search="off">
          <Suspense>
            <TrialPanel id={id} name={summary} />
          </Suspense>
        </div>
      )}
    </>
  );
}

function Signature({method, path}: Pick<ShownOperation, 'method' | 'path'>): ReactNode {
  return (
    <>
      <Method name={method} /> <code>{path}</code>
    </>
  );
}
