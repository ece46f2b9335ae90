import {translate} from '@docusaurus/Translate';
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
      <SecretField
        label={translate({id: 'signing.verifier.secret', message: 'Webhook secret'})}
        kind="secret"
        value={secret}
        onValue={setSecret}
      />
      <BodyField
        label={translate({id: 'signing.verifier.body', message: 'Raw body, as received'})}
        value={body}
        onChange={setBody}
      />
      {asked.input.body.length > 0 && !busy && signed && (
        <Suspense>
          <Notes observations={signed.observations} />
        </Suspense>
      )}
      <Field
        label={translate({
          id: 'signing.verifier.header',
          message: 'Value of the X-Webhook-Signature header',
        })}
        kind="code"
        value={header}
        onValue={setHeader}
      />
      {header.trim() && secret && signing.state === 'ready' && (
        <>
          <Suspense>
            <Verdict signing={signing} kind="delivery" />
          </Suspense>
          {!busy && signed && (
            <>
              <Result
                title={translate({id: 'signing.verifier.made', message: 'Signature of this body'})}
                copy={() => signed.signature}>
                {signed.signature}
              </Result>
              <p className={styles.privacy}>
                <Code
                  text={translate({
                    id: 'signing.verifier.constant',
                    message:
                      'Compare in constant time: an ordinary comparison stops at the first character that differs, and its duration tells an attacker how much of a guess was right. `crypto.timingSafeEqual` in Node (check the lengths first: it throws if they differ) and `hmac.compare_digest` in Python compare every character.',
                  })}
                />
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}
