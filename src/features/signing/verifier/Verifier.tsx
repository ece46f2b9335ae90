import {translate} from '@docusaurus/Translate';
import {type ReactNode, useMemo, useState} from 'react';

import {type BodyInput, emptyBody, payloadOfInput} from '@site/src/features/signing/body';
import BodyField from '@site/src/features/signing/BodyField';
import Field from '@site/src/features/signing/Field';
import {deliveryVectors} from '@site/src/features/signing/model/vectors';
import Notes from '@site/src/features/signing/Notes';
import Privacy from '@site/src/features/signing/Privacy';
import SecretField from '@site/src/features/signing/SecretField';
import SigningUnavailable from '@site/src/features/signing/SigningUnavailable';
import styles from '@site/src/features/signing/styles.module.css';
import {useSigning} from '@site/src/features/signing/use-signing';
import VectorChoice from '@site/src/features/signing/VectorChoice';
import Comparison from './Comparison';
import DeliveryVerdict from './DeliveryVerdict';

/** The verifier itself: secret, raw body and header of one delivery. */
export default function Verifier(): ReactNode {
  const [secret, setSecret] = useState('');
  const [body, setBody] = useState<BodyInput>(emptyBody);
  const [header, setHeader] = useState('');
  const asked = useMemo(
    () => ({kind: 'delivery' as const, input: {secret, body: payloadOfInput(body)}}),
    [secret, body],
  );
  const signing = useSigning(asked, header);
  const {signed, busy} = signing;

  return (
    <div className={styles.tool}>
      <Privacy />
      <SigningUnavailable state={signing.state} />
      <VectorChoice
        vectors={deliveryVectors}
        onLoad={(vector) => {
          setSecret(vector.secret);
          setBody({text: vector.body, lineEnds: 'lf'});
          setHeader(vector.signature);
        }}
      />
      <SecretField
        label={translate({id: 'verifier.secret', message: 'Webhook secret'})}
        value={secret}
        onChange={setSecret}
      />
      <BodyField
        label={translate({id: 'verifier.body', message: 'Raw body, as received'})}
        value={body}
        onChange={setBody}
      />
      {asked.input.body.length > 0 && !busy && signed && (
        <Notes observations={signed.observations} />
      )}
      <Field
        label={translate({
          id: 'verifier.header',
          message: 'Value of the header X-Webhook-Signature',
        })}
        value={header}
        onChange={setHeader}
      />
      {header.trim() && secret && signing.state === 'ready' && (
        <>
          <DeliveryVerdict signing={signing} />
          {!busy && signed && <Comparison made={signed.signature} given={header.trim()} />}
        </>
      )}
    </div>
  );
}
