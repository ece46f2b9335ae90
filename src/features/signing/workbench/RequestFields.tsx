import texts from '@generated/texts/default/signing.json';
import type {ReactNode} from 'react';

import BodyField, {type BodyInput} from '@site/src/features/signing/BodyField';
import Field, {SecretField, SelectField} from '@site/src/features/signing/Field';
import {timeOf} from '@site/src/features/signing/model/mistakes/timestamp';
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
      <div className={styles.row}>
        <SecretField
          label={texts.workbench.secret}
          value={request.secret}
          onChange={(secret) => set({secret})}
        />
        <Field label={texts.workbench.key} value={request.key} onChange={(key) => set({key})} />
      </div>
      <div className={styles.row}>
        <Field
          label={texts.workbench.timestamp}
          value={request.timestamp}
          onChange={(timestamp) => set({timestamp})}
          numeric
          hint={time !== undefined && new Date(time).toISOString()}
          action={
            <button
              type="button"
              className={styles.small}
              onClick={() => set({timestamp: String(Date.now())})}>
              {texts.workbench.now}
            </button>
          }
        />
        <SelectField
          label={texts.workbench.method}
          value={request.method}
          onChange={(method) => set({method})}>
          {METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </SelectField>
      </div>
      <Field label={texts.workbench.path} value={request.path} onChange={(path) => set({path})} />
      <BodyField label={texts.workbench.body} value={body} onChange={onBody} />
    </>
  );
}
