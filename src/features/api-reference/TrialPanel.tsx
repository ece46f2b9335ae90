import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import trials from '@generated/openapi/default/trials.json';
import {sign, type SignedRequest} from '@portal/signing';
import {type FormEvent, type ReactNode, useState} from 'react';

import {buttonClass} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import form from '@site/src/components/Tool/styles.module.css';
import Verdict from '@site/src/components/Tool/Verdict';
import Result from '../signing/Result';
import StringToSign from '../signing/StringToSign';
import type {Trial} from './trial';

const {keys, calls} = trials;

/** The fields of the form by name, among them the parameters. */
type Values = Readonly<Record<string, string>>;

interface Sent {
  call: string;
  /** Undefined for a public call. */
  signed?: SignedRequest | undefined;
  /** Undefined if no sandbox answered. */
  answer?: {status: number; text: string};
}

/** Sends one operation to the sandbox on the machine of the visitor. Loaded when it is first opened. */
export default function TrialPanel({id, name}: {id: string; name: string}): ReactNode {
  const trial = calls[id];
  return trial ? <Form trial={trial} name={name} /> : null;
}

function Form({trial, name}: {trial: Trial; name: string}): ReactNode {
  const {method, isSigned, parameters, bodies} = trial;
  const [values, setValues] = useState<Values>({
    ...Object.fromEntries(parameters.map((one) => [one.name, one.value])),
    key: keys[0].key,
    port: '4010',
    body: bodies[0]?.text ?? '',
  });
  const [sent, setSent] = useState<Sent>();
  const holding = (field: string) => ({
    value: values[field] ?? '',
    onValue: (value: string) => setValues({...values, [field]: value}),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void sendTo(trial, values).then(setSent);
  };
  return (
    <form
      className={form.tool}
      aria-label={translate({id: 'api.trial.of', message: 'Try it: {name}'}, {name})}
      onSubmit={send}>
      <div className={form.fields}>
        {parameters.map((one) => (
          <Field key={one.name} label={one.name} kind="code" {...holding(one.name)} />
        ))}
        {isSigned && (
          <Field
            label={translate({id: 'api.trial.key', message: 'Test key'})}
            options={Object.fromEntries(keys.map((one) => [one.key, one.permissions.join(', ')]))}
            {...holding('key')}
          />
        )}
        <Field
          label={translate({id: 'api.trial.port', message: 'Port of your sandbox'})}
          kind="code"
          inputMode="numeric"
          {...holding('port')}
        />
        {bodies.length > 0 && (
          <Field
            label={translate({id: 'api.trial.example', message: 'Example'})}
            options={Object.fromEntries(bodies.map((one) => [one.text, one.name]))}
            {...holding('body')}
          />
        )}
      </div>
      {bodies.length > 0 && (
        <Field
          label={translate({id: 'api.trial.body', message: 'Body, as sent'})}
          kind="code"
          rows={9}
          {...holding('body')}
        />
      )}
      <div>
        <button type="submit" className={buttonClass('primary')}>
          <Translate id="api.trial.send" values={{method}}>
            {'Send {method}'}
          </Translate>
        </button>
      </div>
      <div role="status">
        <Outcome sent={sent} port={values.port ?? ''} />
      </div>
      {sent?.answer && (
        <Result
          title={translate({id: 'api.trial.answer', message: 'Answer'})}
          copy={() => sent.answer?.text ?? ''}>
          {sent.answer.text}
        </Result>
      )}
      {sent && (
        <Result title={translate({id: 'api.trial.call', message: 'Call'})} copy={() => sent.call}>
          {sent.call}
        </Result>
      )}
      {sent?.signed && <StringToSign request={sent.signed} bytes={undefined} />}
    </form>
  );
}

/** What to do first, then whether the call was accepted, or what to do if no sandbox answered. */
function Outcome({sent, port}: {sent: Sent | undefined; port: string}): ReactNode {
  const program = useBaseUrl('/sandbox.mjs', {absolute: true});
  const command = <code>{`curl -fO ${program} && node sandbox.mjs`}</code>;
  if (!sent) {
    return (
      <Translate id="api.trial.start" values={{command}}>
        {
          'The call goes to the sandbox on your machine, and nowhere else. Start it first: {command}'
        }
      </Translate>
    );
  }
  const {answer} = sent;
  return (
    <Verdict tone={answer && answer.status < 400 ? 'good' : 'bad'}>
      <p>
        {answer ? (
          <Translate id="api.trial.answered" values={{status: answer.status}}>
            {'The sandbox answered {status}.'}
          </Translate>
        ) : (
          <Translate id="api.trial.silent" values={{command, port}}>
            {
              'No sandbox answered on port {port}: start it with {command}, let the browser connect to it if it asks (Safari cannot), and send again.'
            }
          </Translate>
        )}
      </p>
    </Verdict>
  );
}

/** Signs a call as the contract says, and sends it. */
async function sendTo({method, path, isSigned, parameters}: Trial, values: Values): Promise<Sent> {
  const {key = '', body = '', port} = values;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const query = new URLSearchParams(
    parameters.flatMap(({name, isQuery}) =>
      isQuery && values[name] ? [[name, values[name]]] : [],
    ),
  );
  const target = query.size > 0 ? `${filled}?${query}` : filled;
  const url = `http://127.0.0.1:${port}${target}`;
  const timestamp = String(Date.now());
  const secret = keys.find((one) => one.key === key)?.secret ?? '';
  const signed = isSigned ? {secret, timestamp, method, path: target, body} : undefined;
  const headers = {
    ...(signed && {
      'X-API-Key': key,
      'X-API-Timestamp': timestamp,
      'X-API-Signature': (await sign({kind: 'request', input: signed})).signature,
    }),
    ...(body && {'Content-Type': 'application/json'}),
  };
  const call = textOf(`${method} ${url}`, headers, body);
  try {
    const response = await fetch(url, {method, headers, ...(body && {body})});
    const {status} = response;
    const sent = await response.text();
    const shown = sent.startsWith('{') ? JSON.stringify(JSON.parse(sent), null, 2) : sent;
    const text = textOf(shown, Object.fromEntries(response.headers));
    return {call, signed, answer: {status, text}};
  } catch {
    return {call, signed};
  }
}

function textOf(first: string, headers: Readonly<Record<string, string>>, rest = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [first, ...lines, '', rest].join('\n').trimEnd();
}
