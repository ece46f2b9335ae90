import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import Code from './Code';
import Html from './Html';
import Method from './Method';
import type {ShownResponse} from './shown-operation';

import fields from './fields.module.css';
import styles from './operation.module.css';

interface Props {
  responses: readonly ShownResponse[];
  /** The name of the operation. */
  of: string;
}

const isSuccess = (status: string): boolean => status.startsWith('2');

/** Responses by status. The failures, much the same for every operation, are folded into one row. */
export default function Responses({responses, of}: Props): ReactNode {
  const failures = responses.filter(({status}) => !isSuccess(status));
  return (
    <>
      {responses
        .filter(({status}) => isSuccess(status))
        .map((response) => (
          <Response key={response.status} response={response} of={of} />
        ))}
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
            <Response key={response.status} response={response} of={of} />
          ))}
        </details>
      )}
    </>
  );
}

/** Expandable to headers, fields and examples, except for the examples of a success, which are next to the operation. */
function Response({response, of}: {response: ShownResponse; of: string}): ReactNode {
  const {status, title, html, isFailure, examples} = response;
  const heading = (
    <>
      <Method name={status} /> <Html as="span" html={title} />
    </>
  );
  if (html === '' && examples.length === 0) return <p className={styles.closed}>{heading}</p>;
  return (
    <details className={styles.opens}>
      <summary>{heading}</summary>
      <Html html={html} className={fields.fields} />
      {isFailure && (
        <p>
          <a href="#failure">
            <Translate id="api.failure">Fields of every failure</Translate>
          </a>
        </p>
      )}
      {isSuccess(status) ||
        examples.map((example) => (
          <Code key={example.label} {...example} of={`${of}, ${status}`} kind={status} />
        ))}
    </details>
  );
}
