import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import Badge from '@site/src/components/Badge';
import {anchors} from '@site/src/contract/anchors';
import type {ShownOperation} from '@site/src/contract/reference';

import Examples from './Examples';
import Fields from './Fields';
import Prose from './Prose';
import Responses from './Responses';
import Samples from './Samples';
import styles from './operation.module.css';

/** One call or event with all that can be said of it. */
export default function Operation({operation}: {operation: ShownOperation}): ReactNode {
  const {id, method, path, summary, description, permission, deprecated} = operation;
  return (
    <article className={styles.operation} aria-labelledby={anchors.operation(id)}>
      <Heading as="h3" id={anchors.operation(id)} className={styles.heading}>
        {summary}
      </Heading>
      <p className={styles.call}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
        {permission && permission !== 'none' && <Badge>{permission}</Badge>}
        {deprecated && (
          <Badge tone="accent">
            <Translate id="api.deprecated">deprecated</Translate>
          </Badge>
        )}
      </p>
      <div className={styles.columns}>
        <div>
          <Prose nodes={description} />
          {operation.parameters.length > 0 && (
            <Part title={<Translate id="api.parameters">Parameters</Translate>}>
              <Fields fields={operation.parameters} />
            </Part>
          )}
          {operation.body.length > 0 && (
            <Part title={<Translate id="api.body">Body</Translate>}>
              {operation.body.map(({title, fields}) =>
                title ? (
                  <details key={title} className={styles.response}>
                    <summary>{title}</summary>
                    <Fields fields={fields} />
                  </details>
                ) : (
                  <Fields key="only" fields={fields} />
                ),
              )}
            </Part>
          )}
          <Part title={<Translate id="api.responses">Answers</Translate>}>
            <Responses responses={operation.responses} of={summary} />
          </Part>
        </div>
        <div className={styles.aside}>
          {operation.samples.length > 0 && <Samples samples={operation.samples} of={summary} />}
          <Examples examples={operation.examples} of={summary} />
        </div>
      </div>
    </article>
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
