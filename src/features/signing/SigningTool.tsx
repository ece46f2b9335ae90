import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/signing.json';
import {type Subject, timeOf} from '@portal/signing';
import CodeBlock from '@theme/CodeBlock';
import {lazy, type ReactNode, Suspense, useMemo, useState} from 'react';

import vectors from '@site/openapi/vectors.json';
import Field, {named} from '@site/src/components/Field';
import SecretField from '@site/src/components/Field/SecretField';
import form from '@site/src/components/Tool/styles.module.css';
import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import BodyField, {type BodyInput, payloadOfInput} from './BodyField';
import Result from './Result';
import StringToSign from './StringToSign';
import {useSigning} from './use-signing';

import styles from './styles.module.css';

// Loaded with the first inputs: the texts about every mistake are most of what a tool needs.
const Answers = lazy(async () => import('./Answers').catch(() => ({default: Missing})));

/** The methods that the contract uses. */
const METHODS = ['GET', 'POST', 'DELETE'];

/** All inputs but the body. The key is not signed: the tool sees by it that it was used as the secret. */
const EMPTY = {secret: '', key: '', timestamp: '', method: 'GET', path: ''};

type Kind = Subject['kind'];

/** The words of each tool, its test vectors, and the shell command that does the same without JavaScript. */
const TOOLS = {
  request: {
    id: 'signature-workbench',
    title: <Translate id="workbench.title">Signature workbench</Translate>,
    intro: (
      <Translate id="workbench.intro">
        Create the signature of a request, and find out why your program produces a different one.
        In a shell, this command prints it:
      </Translate>
    ),
    command: `printf '%s' "$timestamp$method$path$body" |
  openssl dgst -sha256 -hmac "$API_SECRET" -hex | sed 's/^.*= //'`,
    withoutScript: (
      <Translate id="workbench.noscript">
        The workbench needs JavaScript. Without it, compare the output of the command with what your
        program produces, part by part.
      </Translate>
    ),
    vectors: vectors.requests,
    secret: <Translate id="signing.workbench.secret">API secret</Translate>,
    body: <Translate id="signing.workbench.body">Body, as sent</Translate>,
    given: <Translate id="signing.workbench.given">Signature from your program</Translate>,
    hint: (
      <Translate id="signing.workbench.given-hint">
        The whole signature or at least its first eight characters, in any encoding: see why it
        differs.
      </Translate>
    ),
  },
  delivery: {
    id: 'webhook-verifier',
    title: <Translate id="verifier.title">Webhook verifier</Translate>,
    intro: (
      <Translate id="verifier.intro">
        Check one delivery, and find out why your receiver refuses it. In a shell, with the raw body
        saved as a file, this command prints the value that the header must have:
      </Translate>
    ),
    command: `openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" -hex body.json | sed 's/^.*= //'`,
    withoutScript: (
      <Translate id="verifier.noscript">
        The verifier needs JavaScript. Without it, compare the output of the command with the
        header.
      </Translate>
    ),
    vectors: vectors.webhooks,
    secret: <Translate id="signing.verifier.secret">Webhook secret</Translate>,
    body: <Translate id="signing.verifier.body">Raw body, as received</Translate>,
    given: (
      <Translate id="signing.verifier.header">Value of the X-Webhook-Signature header</Translate>
    ),
    hint: undefined,
  },
};

/**
 * `::signature-workbench` signs a request, `::webhook-verifier` a delivery. Both explain why another
 * signature of it is wrong.
 */
export default function SigningTool({kind, ...data}: ToolData & {kind: Kind}): ReactNode {
  const {id, title, intro, command, withoutScript} = TOOLS[kind];
  return (
    <ToolSection
      id={id}
      title={title}
      as="h3"
      withoutScript={withoutScript}
      data={data}
      intro={
        <>
          <p>{intro}</p>
          <CodeBlock language="bash">{command}</CodeBlock>
        </>
      }>
      <Form kind={kind} />
    </ToolSection>
  );
}

function Form({kind}: {kind: Kind}): ReactNode {
  const tool = TOOLS[kind];
  const [inputs, setInputs] = useState(EMPTY);
  const [body, setBody] = useState<BodyInput>({text: ''});
  const [given, setGiven] = useState('');
  const request = useMemo(() => ({...inputs, body: payloadOfInput(body)}), [inputs, body]);
  const asked = useMemo((): Subject => ({kind, input: request}), [kind, request]);
  const signing = useSigning(asked, given);
  const {signed, busy, state} = signing;
  const signature = signed?.signature ?? '';
  const time = timeOf(inputs.timestamp);
  const set = (change: Partial<typeof EMPTY>): void => setInputs({...inputs, ...change});
  const load = (chosen: string): void => {
    const vector = tool.vectors.find(({id}) => id === chosen);
    if (!vector) return;
    const {secret, key, timestamp, method, path} = {...EMPTY, ...vector};
    setInputs({secret, key, timestamp, method, path});
    setBody({text: vector.body});
    if (kind === 'delivery') setGiven(vector.signature);
  };
  const secretField = (
    <SecretField
      label={tool.secret}
      kind="secret"
      value={inputs.secret}
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
          ...Object.fromEntries(tool.vectors.map(({id, name}) => [id, name])),
        }}
        value=""
        onValue={load}
      />
      {kind === 'delivery' ? (
        secretField
      ) : (
        <>
          <div className={form.fields}>
            {secretField}
            <Field
              label={<Translate id="signing.workbench.key">API key (optional)</Translate>}
              kind="code"
              value={inputs.key}
              onValue={(key) => set({key})}
            />
            <Field
              label={
                <Translate id="signing.workbench.timestamp">Timestamp in milliseconds</Translate>
              }
              kind="code"
              inputMode="numeric"
              value={inputs.timestamp}
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
              label={<Translate id="signing.workbench.method">Method</Translate>}
              kind="code"
              options={named(METHODS, (method) => method)}
              value={inputs.method}
              onValue={(method) => set({method})}
            />
          </div>
          <Field
            label={<Translate id="signing.workbench.path">Path with query, as sent</Translate>}
            kind="code"
            value={inputs.path}
            onValue={(path) => set({path})}
          />
        </>
      )}
      <BodyField label={tool.body} value={body} onChange={setBody} />
      {kind === 'request' && (
        <StringToSign request={request} bytes={busy ? undefined : signed?.bytes} />
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
      <Field label={tool.given} hint={tool.hint} kind="code" value={given} onValue={setGiven} />
      {(request.body.length > 0 || inputs.timestamp !== '' || inputs.path !== '') && (
        <Suspense>
          <Answers
            signing={signing}
            kind={kind}
            isAsked={given.trim() !== '' && inputs.secret !== '' && state === 'ready'}
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
