import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {lazy, type ReactNode, Suspense, useMemo, useState} from 'react';

import Badge from '@site/src/components/Badge';
import form from '@site/src/components/Tool/styles.module.css';
import Examples from './Examples';
import {withFieldAnchors} from './field-anchors';
import Html from './Html';
import Method from './Method';
import Responses from './Responses';
import Samples from './Samples';
import type {ShownOperation} from './shown-operation';

import fields from './fields.module.css';
import styles from './operation.module.css';

const TrialPanel = lazy(async () => import('./TrialPanel').catch(() => ({default: Missing})));

const Missing = (): ReactNode => (
  <Translate id="api.trial.missing">
    This could not be loaded. Check the connection and reload the page.
  </Translate>
);

export default function Operation({operation}: {operation: ShownOperation}): ReactNode {
  const {id, anchor, redocAnchor, summary, permission, deprecated} = operation;
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

/** The request and responses of an operation or event, next to its samples and examples. */
function OperationBody({operation}: {operation: ShownOperation}): ReactNode {
  const shown = useMemo(() => withFieldAnchors(operation), [operation]);
  const {summary, description, parameters, notes, bodies, requests, responses, samples} = shown;
  const successes = responses.filter(({status}) => status.startsWith('2'));
  return (
    <div className={styles.columns}>
      <div>
        <Html html={description} />
        {parameters !== '' && (
          <Part title={<Translate id="api.parameters">Parameters</Translate>}>
            <Html html={parameters} className={fields.fields} />
          </Part>
        )}
        {bodies.length > 0 && (
          <Part title={<Translate id="api.body">Body</Translate>}>
            {notes.map((note) => (
              <Html key={note} html={note} />
            ))}
            {bodies.map(({title, html}, index) =>
              bodies.length > 1 ? (
                <details key={title} className={styles.opens} open={index === 0}>
                  <summary>{title}</summary>
                  <Html html={html} className={fields.fields} />
                </details>
              ) : (
                <Html key={title} html={html} className={fields.fields} />
              ),
            )}
          </Part>
        )}
        <Part title={<Translate id="api.responses">Responses</Translate>}>
          <Responses responses={responses} />
        </Part>
      </div>
      <div>
        <Samples samples={samples} of={summary} />
        <Examples examples={requests} of={summary} kind="BODY" />
        {successes.map(({status, examples}) => (
          <Examples key={status} examples={examples} of={`${summary}, ${status}`} kind={status} />
        ))}
      </div>
    </div>
  );
}

function Part({title, children}: {title: ReactNode; children: ReactNode}): ReactNode {
  return (
    <>
      <Heading as="h4" className={styles.part}>
        {title}
      </Heading>
      {children}
    </>
  );
}
