import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

import Code from './Code';
import {withFieldAnchors} from './field-anchors';
import Html from './Html';
import Method from './Method';
import Samples from './Samples';
import type {Sample, ShownOperation, ShownResponse} from './shown-operation';

import fields from './fields.module.css';
import styles from './operation.module.css';

/** The request and responses of an operation or event, next to its samples and examples. */
export default function OperationBody({operation}: {operation: ShownOperation}): ReactNode {
  const {summary, description, parameters, notes, bodies, requests, responses, samples} =
    withFieldAnchors(operation);
  const successes = responses.filter(({status}) => status.startsWith('2'));
  const failures = responses.filter((response) => !successes.includes(response));
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
          {successes.map((response) => (
            <Response key={response.status} {...response} />
          ))}
          {/* Much the same for every operation. */}
          {failures.length > 0 && (
            <details className={styles.opens}>
              <summary>
                <Translate id="api.failures">Failures</Translate>{' '}
                {failures.map(({status}) => (
                  <Fragment key={status}>
                    <Method name={status} />{' '}
                  </Fragment>
                ))}
              </summary>
              {failures.map((response) => (
                <Response key={response.status} {...response} />
              ))}
            </details>
          )}
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

/** Expandable to headers and fields. The examples of a success are next to the operation. */
function Response({status, title, errors, html}: ShownResponse): ReactNode {
  const heading = (
    <>
      <Method name={status} /> <Html as="span" html={title} />
    </>
  );
  if (html === '') {
    return (
      <p className={styles.closed}>
        {heading} <Html as="span" html={errors} />
      </p>
    );
  }
  return (
    <details className={styles.opens}>
      <summary>{heading}</summary>
      <Html html={errors} />
      <Html html={html} className={fields.fields} />
    </details>
  );
}

interface ExamplesProps {
  examples: readonly Sample[];
  of: string;
  /** A status, or `BODY` for what is sent. */
  kind: string;
}

/** Examples of one payload; the first is expanded, unless on a phone. */
function Examples({examples, of, kind}: ExamplesProps): ReactNode {
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      {examples.map((example, index) => {
        const isFirst = index === 0;
        const unread = isFirst ? 'off' : undefined;
        return (
          <details key={example.label} className={isFirst ? styles.fold : undefined}>
            <summary data-export={unread} data-search={unread}>
              {isFirst && <Method name={kind} />}
              {isFirst && ' '}
              {example.label}
            </summary>
            <Code {...example} of={of} kind={kind} />
          </details>
        );
      })}
    </div>
  );
}
