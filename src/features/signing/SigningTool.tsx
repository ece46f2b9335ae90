import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/signing.json';
import {type Subject, timeOf} from '@portal/signing';
import CodeBlock from '@theme/CodeBlock';
import {type ComponentProps, lazy, type ReactNode, Suspense, useMemo, useState} from 'react';

import Field, {named} from '@site/src/components/Field';
import SecretField from '@site/src/components/Field/SecretField';
import form from '@site/src/components/Tool/styles.module.css';
import ToolSection from '@site/src/components/Tool/ToolSection';
import BodyField, {type BodyInput, payloadOfInput} from './BodyField';
import Result from './Result';
import StringToSign from './StringToSign';
import {useSigning} from './use-signing';
import {deliveryVectors, requestVectors} from './vectors';

import styles from './styles.module.css';

// Loaded with the first inputs: the texts about every mistake are most of what a tool needs.
const Answers = lazy(async () => import('./Answers').catch(() => ({default: Missing})));

/** The methods that the contract uses. */
const METHODS = ['GET', 'POST', 'DELETE'];

/** All inputs but the body. The key is not signed: the tool sees by it that it was used as the secret. */
const EMPTY = {secret: '', key: '', timestamp: '', method: 'GET', path: ''};

interface Props extends Pick<
  ComponentProps<typeof ToolSection>,
  'id' | 'title' | 'withoutScript' | 'data'
> {
  kind: Subject['kind'];
  /** Does the same in a shell. */
  command: string;
  /** What the tool is for. */
  children: ReactNode;
}

/** Signs a request or a delivery, and explains why another signature of it is wrong. */
export default function SigningTool({kind, command, children, ...section}: Props): ReactNode {
  return (
    <ToolSection
      {...section}
      as="h3"
      intro={
        <>
          <p>{children}</p>
          <CodeBlock language="bash">{command}</CodeBlock>
        </>
      }>
      <Form kind={kind} />
    </ToolSection>
  );
}

function Form({kind}: Pick<Props, 'kind'>): ReactNode {
  const isRequest = kind === 'request';
  const [request, setRequest] = useState(EMPTY);
  const [body, setBody] = useState<BodyInput>({text: ''});
  const [given, setGiven] = useState('');
  const asked = useMemo((): Subject => {
    const payload = payloadOfInput(body);
    return kind === 'request'
      ? {kind, input: {...request, body: payload}}
      : {kind, input: {secret: request.secret, body: payload}};
  }, [kind, request, body]);
  const signing = useSigning(asked, given);
  const {signed, busy, state} = signing;
  const signature = signed?.signature ?? '';
  const time = timeOf(request.timestamp);
  const set = (change: Partial<typeof EMPTY>): void => setRequest({...request, ...change});
  const vectors = isRequest ? requestVectors : deliveryVectors;
  const load = (chosen: string): void => {
    const vector = vectors.find(({id}) => id === chosen);
    if (!vector) return;
    const {secret, body: text, signature: right} = vector;
    const {timestamp, method, path} = requestVectors.find(({id}) => id === chosen) ?? EMPTY;
    setRequest({...EMPTY, secret, timestamp, method, path});
    setBody({text});
    if (!isRequest) setGiven(right);
  };
  const isFilled = asked.input.body.length > 0 || request.timestamp !== '' || request.path !== '';
  const secretField = (
    <SecretField
      label={
        isRequest
          ? translate({id: 'signing.workbench.secret', message: 'API secret'})
          : translate({id: 'signing.verifier.secret', message: 'Webhook secret'})
      }
      kind="secret"
      value={request.secret}
      onValue={(secret) => set({secret})}
    />
  );
  return (
    <div className={form.tool}>
      <p className="quiet">
        <Translate id="signing.tool.privacy">
          Everything is calculated in this page. Nothing that you type is sent or stored, and it is
          gone when you leave. Even so, it is best to use the secret of a key that you are about to
          replace.
        </Translate>
      </p>
      {state !== 'ready' && <p role="alert">{texts.unavailable[state]}</p>}
      <Field
        label={translate({id: 'signing.tool.vector', message: 'Load a test vector'})}
        options={{
          '': translate({id: 'signing.tool.choose', message: 'Choose …'}),
          ...Object.fromEntries(vectors.map(({id, name}) => [id, name])),
        }}
        value=""
        onValue={load}
      />
      {isRequest ? (
        <>
          <div className={form.fields}>
            {secretField}
            <Field
              label={translate({id: 'signing.workbench.key', message: 'API key (optional)'})}
              kind="code"
              value={request.key}
              onValue={(key) => set({key})}
            />
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
                  className={form.small}
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
        </>
      ) : (
        secretField
      )}
      <BodyField
        label={
          isRequest
            ? translate({id: 'signing.workbench.body', message: 'Body, as sent'})
            : translate({id: 'signing.verifier.body', message: 'Raw body, as received'})
        }
        value={body}
        onChange={setBody}
      />
      {asked.kind === 'request' && (
        <StringToSign request={asked.input} bytes={busy ? undefined : signed?.bytes} />
      )}
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
      <Field
        label={
          isRequest
            ? translate({id: 'signing.workbench.given', message: 'Signature from your program'})
            : translate({
                id: 'signing.verifier.header',
                message: 'Value of the X-Webhook-Signature header',
              })
        }
        hint={
          isRequest &&
          translate({
            id: 'signing.workbench.given-hint',
            message:
              'The whole signature or at least its first eight characters, in any encoding: see why it differs.',
          })
        }
        kind="code"
        value={given}
        onValue={setGiven}
      />
      {isFilled && (
        <Suspense>
          <Answers
            signing={signing}
            kind={kind}
            isAsked={given.trim() !== '' && request.secret !== '' && state === 'ready'}
          />
        </Suspense>
      )}
    </div>
  );
}

function Missing(): ReactNode {
  return (
    <p role="alert">
      <Translate id="signing.tool.missing">
        The answer could not be loaded. Check your connection and reload the page.
      </Translate>
    </p>
  );
}
