import texts from '@generated/texts/default/signing.json';
import {type ReactNode, Suspense, useMemo, useState} from 'react';

import Field from '@site/src/components/Field';
import SecretField from '@site/src/components/Field/SecretField';
import {Notes, Verdict} from '@site/src/features/signing/answers';
import BodyField, {type BodyInput, payloadOfInput} from '@site/src/features/signing/BodyField';
import Code from '@site/src/features/signing/Code';
import Notices from '@site/src/features/signing/Notices';
import Result from '@site/src/features/signing/Result';
import styles from '@site/src/features/signing/styles.module.css';
import {useSigning} from '@site/src/features/signing/use-signing';
import VectorChoice from '@site/src/features/signing/VectorChoice';
import {deliveryVectors} from '@site/src/features/signing/vectors';

/** The verifier itself: the secret, raw body and header of one delivery. */
export default function Verifier(): ReactNode {
  const [secret, setSecret] = useState('');
  const [body, setBody] = useState<BodyInput>({text: ''});
  const [header, setHeader] = useState('');
  const asked = useMemo(
    () => ({kind: 'delivery' as const, input: {secret, body: payloadOfInput(body)}}),
    [secret, body],
  );
  const signing = useSigning(asked, header);
  const {signed, busy} = signing;

  return (
    <div className={styles.tool}>
      <Notices state={signing.state} />
      <VectorChoice
        vectors={deliveryVectors}
        onLoad={(vector) => {
          setSecret(vector.secret);
          setBody({text: vector.body});
          setHeader(vector.signature);
        }}
      />
      <SecretField label={texts.verifier.secret} kind="secret" value={secret} onValue={setSecret} />
      <BodyField label={texts.verifier.body} value={body} onChange={setBody} />
      {asked.input.body.length > 0 && !busy && signed && (
        <Suspense>
          <Notes observations={signed.observations} />
        </Suspense>
      )}
      <Field label={texts.verifier.header} kind="code" value={header} onValue={setHeader} />
      {header.trim() && secret && signing.state === 'ready' && (
        <>
          <Suspense>
            <Verdict signing={signing} kind="delivery" />
          </Suspense>
          {!busy && signed && (
            <>
              <Result title={texts.verifier.made} copy={() => signed.signature}>
                {signed.signature}
              </Result>
              <p className={styles.privacy}>
                <Code text={texts.verifier.constant} />
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}
