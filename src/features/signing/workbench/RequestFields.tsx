import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import type {BodyInput} from '@site/src/features/signing/body';
import BodyField from '@site/src/features/signing/BodyField';
import Field from '@site/src/features/signing/Field';
import {timeOf} from '@site/src/features/signing/model/mistakes/timestamp';
import SecretField from '@site/src/features/signing/SecretField';
import styles from '@site/src/features/signing/styles.module.css';

/** Everything about the request but its body. */
export interface RequestInput {
  readonly secret: string;
  /** Helps to find out that it was used as the secret; not part of the signature. */
  readonly key: string;
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
}

/** The methods of the contract. */
const METHODS = ['GET', 'POST', 'DELETE'];

interface Props {
  request: RequestInput;
  onRequest: (request: RequestInput) => void;
  body: BodyInput;
  onBody: (body: BodyInput) => void;
}

/** The inputs of a signature. */
export default function RequestFields({request, onRequest, body, onBody}: Props): ReactNode {
  const methodId = useId();
  const set = (change: Partial<RequestInput>): void => onRequest({...request, ...change});
  const time = timeOf(request.timestamp);
  return (
    <>
      <div className={styles.row}>
        <SecretField
          label={translate({id: 'workbench.secret', message: 'API secret'})}
          value={request.secret}
          onChange={(secret) => set({secret})}
        />
        <Field
          label={translate({id: 'workbench.key', message: 'API key (optional)'})}
          value={request.key}
          onChange={(key) => set({key})}
        />
      </div>
      <div className={styles.row}>
        <Field
          label={translate({id: 'workbench.timestamp', message: 'Timestamp in milliseconds'})}
          value={request.timestamp}
          onChange={(timestamp) => set({timestamp})}
          numeric
          hint={time !== undefined && new Date(time).toISOString()}
          action={
            <button
              type="button"
              className={styles.small}
              onClick={() => set({timestamp: String(Date.now())})}>
              <Translate id="workbench.now">Now</Translate>
            </button>
          }
        />
        <div className={styles.field}>
          <label htmlFor={methodId} className={styles.label}>
            <Translate id="workbench.method">Method</Translate>
          </label>
          <select
            id={methodId}
            value={request.method}
            onChange={({target}) => set({method: target.value})}>
            {METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </div>
      </div>
      <Field
        label={translate({id: 'workbench.path', message: 'Path with query, as sent'})}
        value={request.path}
        onChange={(path) => set({path})}
      />
      <BodyField
        label={translate({id: 'workbench.body', message: 'Body, as sent'})}
        value={body}
        onChange={onBody}
      />
    </>
  );
}
