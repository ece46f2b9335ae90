import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Code from './Code';
import Html from './Html';
import Method from './Method';
import type {ShownResponse} from './reference';

import fields from './fields.module.css';
import styles from './operation.module.css';

interface Props {
  responses: readonly ShownResponse[];
  /** The name of the operation. */
  of: string;
}

/**
 * Responses by status, expandable to headers, fields and examples, except for the examples of a
 * success, which are next to the operation.
 */
export default function Responses({responses, of}: Props): ReactNode {
  return responses.map(({status, title, html, isFailure, examples}) => {
    const isSuccess = status.startsWith('2');
    const heading = (
      <>
        <Method name={status} /> <Html as="span" html={title} />
      </>
    );
    if (html === '' && examples.length === 0) {
      return (
        <p key={status} className={styles.closed}>
          {heading}
        </p>
      );
    }
    return (
      <details key={status} className={styles.opens}>
        <summary>{heading}</summary>
        <Html html={html} className={fields.fields} />
        {isFailure && (
          <p>
            <a href="#errors">
              <Translate id="api.failure.link">Fields of every failure</Translate>
            </a>
          </p>
        )}
        {isSuccess ||
          examples.map((example) => (
            <Code key={example.label} {...example} of={`${of}, ${status}`} />
          ))}
      </details>
    );
  });
}
