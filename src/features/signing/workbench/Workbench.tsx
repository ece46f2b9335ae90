import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, Suspense, useMemo, useState} from 'react';

import Field from '@site/src/components/Field';
import {Notes, Verdict} from '@site/src/features/signing/answers';
import {type BodyInput, payloadOfInput} from '@site/src/features/signing/BodyField';
import Notices from '@site/src/features/signing/Notices';
import Result from '@site/src/features/signing/Result';
import styles from '@site/src/features/signing/styles.module.css';
import {useSigning} from '@site/src/features/signing/use-signing';
import VectorChoice from '@site/src/features/signing/VectorChoice';
import {requestVectors} from '@site/src/features/signing/vectors';
import RequestFields, {type RequestInput} from './RequestFields';
import StringToSign from './StringToSign';

const emptyRequest: RequestInput = {secret: '', key: '', timestamp: '', method: 'GET', path: ''};

/** The workbench itself: inputs, signed string, signature, and a check of another signature. */
export default function Workbench(): ReactNode {
  const [request, setRequest] = useState(emptyRequest);
  const [body, setBody] = useState<BodyInput>({text: ''});
  const [given, setGiven] = useState('');
  const asked = useMemo(
    () => ({kind: 'request' as const, input: {...request, body: payloadOfInput(body)}}),
    [request, body],
  );
  const signing = useSigning(asked, given);
  const isFilled = request.timestamp !== '' || request.path !== '' || asked.input.body.length > 0;
  const {signed, busy} = signing;
  const signature = signed?.signature ?? '';

  return (
    <div className={styles.tool}>
      <Notices state={signing.state} />
      <VectorChoice
        vectors={requestVectors}
        onLoad={({secret, timestamp, method, path, body: text}) => {
          setRequest({secret, key: '', timestamp, method, path});
          setBody({text});
        }}
      />
      <RequestFields request={request} onRequest={setRequest} body={body} onBody={setBody} />
      {isFilled && !busy && signed && (
        <Suspense>
          <Notes observations={signed.observations} />
        </Suspense>
      )}
      <StringToSign request={asked.input} bytes={busy ? undefined : signed?.bytes} />
      <Result
        title={translate({id: 'signing.workbench.signature', message: 'Signature'})}
        copy={signature && !busy ? () => signature : undefined}>
        {signature || (
          <span className={styles.placeholder}>
            <Translate id="signing.workbench.signature-empty">
              Enter the secret to create the signature.
            </Translate>
          </span>
        )}
      </Result>
      <Heading as="h4">
        <Translate id="signing.workbench.check">
          Does your program produce a different signature?
        </Translate>
      </Heading>
      <Field
        label={translate({id: 'signing.workbench.given', message: 'Signature from your program'})}
        hint={translate({
          id: 'signing.workbench.given-hint',
          message: 'The whole signature or at least its first eight characters, in any encoding.',
        })}
        kind="code"
        value={given}
        onValue={setGiven}
      />
      {given.trim() && request.secret && signing.state === 'ready' && (
        <Suspense>
          <Verdict signing={signing} kind="request" />
        </Suspense>
      )}
    </div>
  );
}
