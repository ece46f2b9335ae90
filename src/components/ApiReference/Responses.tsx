import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import type {ShownResponse} from '@site/src/contract/reference';

import Examples from './Examples';
import Fields from './Fields';
import Prose from './Prose';
import styles from './operation.module.css';

interface Props {
  responses: readonly ShownResponse[];
  /** Names the call. */
  of: string;
}

/** Answers by status. The success stands open; a failure opens to its headers and examples. */
export default function Responses({responses, of}: Props): ReactNode {
  return responses.map((response) => (
    <details
      key={response.status}
      className={styles.response}
      open={response.status.startsWith('2') && response.fields.length > 0}>
      <summary>
        <code>{response.status}</code>{' '}
        <span>
          <Prose nodes={response.description} />
        </span>
      </summary>
      {response.headers.length > 0 && (
        <>
          <p className={styles.label}>
            <Translate id="api.headers">Headers</Translate>
          </p>
          <Fields fields={response.headers} />
        </>
      )}
      {response.fields.length > 0 && <Fields fields={response.fields} />}
      <Examples examples={response.examples} of={`${of}, ${response.status}`} />
    </details>
  ));
}
