import Translate, {translate} from '@docusaurus/Translate';
import {timeOf} from '@portal/signing';
import type {ReactNode} from 'react';

import Field, {named} from '@site/src/components/Field';
import SecretField from '@site/src/components/Field/SecretField';
import form from '@site/src/components/Tool/styles.module.css';
import BodyField, {type BodyInput} from '@site/src/features/signing/BodyField';
import styles from '@site/src/features/signing/styles.module.css';

/** The inputs of a request other than its body. */
export interface RequestInput {
  readonly secret: string;
  /** Not part of the signature; lets the tool detect that it was used as the secret. */
  readonly key: string;
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
}

/** The methods that the contract uses. */
const METHODS = ['GET', 'POST', 'DELETE'];

interface Props {
  request: RequestInput;
  onRequest: (request: RequestInput) => void;
  body: BodyInput;
  onBody: (body: BodyInput) => void;
}

export default function RequestFields({request, onRequest, body, onBody}: Props): ReactNode {
  const set = (change: Partial<RequestInput>): void => onRequest({...request, ...change});
  const time = timeOf(request.timestamp);
  return (
    <>
      <div className={form.fields}>
        <SecretField
          label={translate({id: 'signing.workbench.secret', message: 'API secret'})}
          kind="secret"
          value={request.secret}
          onValue={(secret) => set({secret})}
        />
        <Field
          label={translate({id: 'signing.workbench.key', message: 'API key (optional)'})}
          kind="code"
          value={request.key}
          onValue={(key) => set({key})}
        />
      </div>
      <div className={form.fields}>
        <Field
          label={translate({
            id: 'signing.workbench.timestamp',
            message: 'Timestamp in milliseconds',
          })}
          kind="code"
          inputMode="numeric"
          value={request.timestamp}
          onValue={(timestamp) => set({timestamp})}
          hint={time !== undefined && new Date(time).toISOString()}
          action={
            <button
              type="button"
              className={styles.small}
              onClick={() => set({timestamp: String(Date.now())})}>
              <Translate id="signing.workbench.now">Now</Translate>
            </button>
          }
        />
        <Field
          label={translate({id: 'signing.workbench.method', message: 'Method'})}
          kind="code"
          options={named(METHODS, (method) => method)}
          value={request.method}
          onValue={(method) => set({method})}
        />
      </div>
      <Field
        label={translate({id: 'signing.workbench.path', message: 'Path with query, as sent'})}
        kind="code"
        value={request.path}
        onValue={(path) => set({path})}
      />
      <BodyField
        label={translate({id: 'signing.workbench.body', message: 'Body, as sent'})}
        value={body}
        onChange={onBody}
      />
    </>
  );
}
