import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {type ReactNode, useMemo, useState} from 'react';

import {type BodyInput, emptyBody, payloadOfInput} from '@site/src/features/signing/body';
import Field from '@site/src/features/signing/Field';
import {requestVectors} from '@site/src/features/signing/model/vectors';
import Notes from '@site/src/features/signing/Notes';
import Privacy from '@site/src/features/signing/Privacy';
import Result from '@site/src/features/signing/Result';
import SigningUnavailable from '@site/src/features/signing/SigningUnavailable';
import styles from '@site/src/features/signing/styles.module.css';
import {useSigning} from '@site/src/features/signing/use-signing';
import VectorChoice from '@site/src/features/signing/VectorChoice';
import RequestFields, {type RequestInput} from './RequestFields';
import RequestVerdict from './RequestVerdict';
import StringToSign from './StringToSign';

const emptyRequest: RequestInput = {secret: '', key: '', timestamp: '', method: 'GET', path: ''};

/** The workbench itself: inputs, the signed string, the signature, and the check of another. */
export default function Workbench(): ReactNode {
  const [request, setRequest] = useState(emptyRequest);
  const [body, setBody] = useState<BodyInput>(emptyBody);
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
      <Privacy />
      <SigningUnavailable state={signing.state} />
      <VectorChoice
        vectors={requestVectors}
        onLoad={({secret, timestamp, method, path, body: text}) => {
          setRequest({secret, key: '', timestamp, method, path});
          setBody({text, lineEnds: 'lf'});
        }}
      />
      <RequestFields request={request} onRequest={setRequest} body={body} onBody={setBody} />
      {isFilled && !busy && signed && <Notes observations={signed.observations} />}
      <StringToSign request={asked.input} bytes={busy ? undefined : signed?.bytes} />
      <Result
        title={translate({id: 'workbench.signature', message: 'Signature'})}
        copy={signature && !busy ? () => signature : undefined}>
        {signature || (
          <span className={styles.placeholder}>
            <Translate id="workbench.signature.empty">The signature needs a secret.</Translate>
          </span>
        )}
      </Result>
      <Heading as="h4">
        <Translate id="workbench.check">Does your program make another?</Translate>
      </Heading>
      <Field
        label={translate({id: 'workbench.given', message: 'Signature of your program'})}
        hint={translate({
          id: 'workbench.given.hint',
          message: 'Whole, or its first eight characters and more. In any writing.',
        })}
        value={given}
        onChange={setGiven}
      />
      {given.trim() && request.secret && signing.state === 'ready' && (
        <RequestVerdict signing={signing} />
      )}
    </div>
  );
}
