import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import Html from './Html';
import Method from './Method';
import type {ShownResponse} from './shown-operation';

import fields from './fields.module.css';
import styles from './operation.module.css';

const isSuccess = ({status}: ShownResponse): boolean => status.startsWith('2');

/** Responses by status. The failures, much the same for every operation, are folded into one row. */
export default function Responses({responses}: {responses: readonly ShownResponse[]}): ReactNode {
  const failures = responses.filter((response) => !isSuccess(response));
  return (
    <>
      {responses.filter(isSuccess).map((response) => (
        <Response key={response.status} {...response} />
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
            <Response key={response.status} {...response} />
          ))}
        </details>
      )}
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
