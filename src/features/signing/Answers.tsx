import {interpolate} from '@docusaurus/Interpolate';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/mistakes.json';
import type {Explanation, Observation, Subject} from '@portal/signing';
import {Fragment, type ReactNode} from 'react';

import ToolVerdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {useFormatLocale} from '@site/src/lib/locale';
import {Visible} from './StringToSign';
import type {Signing} from './use-signing';

import styles from './styles.module.css';

interface Props {
  signing: Signing;
  /** A delivery is verified by its receiver, a request is signed by its sender. */
  kind: Subject['kind'];
  /** Whether there is a signature to compare with. */
  isAsked: boolean;
}

/** What the tool notices in the inputs, whether a signature of them is correct and, if not, what went wrong. */
export default function Answers({signing, kind, isAsked}: Props): ReactNode {
  const {busy, signed} = signing;
  return (
    <>
      {!busy && signed && <Notes observations={signed.observations} />}
      {isAsked && <Verdict signing={signing} kind={kind} />}
      {isAsked && kind === 'delivery' && (
        <p className="quiet">
          <Code
            text={translate({
              id: 'signing.verifier.constant',
              message:
                'Compare in constant time: an ordinary comparison stops at the first character that differs, and its duration tells an attacker how much of a guess was right. `crypto.timingSafeEqual` in Node (check the lengths first: it throws if they differ) and `hmac.compare_digest` in Python compare every character.',
            })}
          />
        </p>
      )}
    </>
  );
}

/** What a reader may overlook in the inputs. */
function Notes({observations}: {observations: readonly Observation[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const locale = useFormatLocale();
  if (observations.length === 0) return null;
  return (
    <ul
      className={styles.notes}
      aria-label={translate({id: 'signing.tool.seen', message: 'What we noticed in your input'})}>
      {observations.map(({id, count, wrong, parameter = ''}) => (
        <li key={id + parameter} className={wrong ? styles.wrongNote : undefined}>
          <Code
            text={interpolate(selectMessage(count, texts.seen[id]), {
              count: count.toLocaleString(locale),
              parameter,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

function Verdict({signing, kind}: Omit<Props, 'isAsked'>): ReactNode {
  const locale = useFormatLocale();
  const {busy, diagnosis, signed, tried = 0} = signing;
  const isRefused = kind === 'request' && signed?.observations.some(({wrong}) => wrong);
  const right = texts.right[isRefused ? 'refused' : kind];
  const {checking, searching, cut, one, several} = texts.verdict;
  if (busy || !diagnosis) {
    const progress = interpolate(searching, {tried: tried.toLocaleString(locale)});
    return <Frame title={tried > 0 ? progress : checking} />;
  }
  switch (diagnosis.verdict) {
    case 'correct':
      return (
        <Frame title={right.title} tone="good">
          <p>{right.text}</p>
        </Frame>
      );
    case 'explained': {
      const {explanations} = diagnosis;
      const mismatch = explanations.length > 1 ? several : one;
      return (
        <Frame
          title={explanations.every(({mistakes}) => mistakes.join() === CUT) ? cut : mismatch}
          tone="warning">
          <ol className={styles.explanations}>
            {explanations.map((explanation) => (
              <li key={explanation.mistakes.join()}>
                <Explained {...explanation} isReceived={kind === 'delivery'} />
              </li>
            ))}
          </ol>
        </Frame>
      );
    }
    case 'unknown':
      return (
        <Frame title={texts.verdict.unknown} tone="warning">
          <p>
            {interpolate(texts.verdict[diagnosis.stopped ? 'stopped' : 'tried'], {
              tried: diagnosis.tried.toLocaleString(locale),
            })}
          </p>
          <ul>
            {Object.entries(texts.unknown[kind]).map(([name, question]) => (
              <li key={name}>{question}</li>
            ))}
          </ul>
        </Frame>
      );
    case 'unreadable':
      return (
        <Frame title={texts.verdict.unreadable} tone="warning">
          <p>{interpolate(texts.verdict.characters, {characters: diagnosis.characters})}</p>
        </Frame>
      );
  }
}

/** The texts of a verdict, which screen readers hear by its title. */
function Frame({
  title,
  tone,
  children,
}: {
  title: string;
  tone?: 'good' | 'warning';
  children?: ReactNode;
}): ReactNode {
  return (
    <ToolVerdict tone={tone}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
      <Announcement text={title} />
    </ToolVerdict>
  );
}

/** Truncation is only worth mentioning when it is the only mistake. */
const CUT = 'writing.cut';

/** What a receiver should do, by kind of mistake. The others have the advice to the sender. */
const TO_RECEIVER: Readonly<Record<string, string>> = {
  ...texts.receiver,
  joining: texts.receiver.hashing,
};

interface ExplainedProps extends Explanation {
  /** Whether the reader receives the signature rather than making it. */
  isReceived: boolean;
}

/** The mistakes behind a signature; there are several explanations if the inputs fit more than one. */
function Explained({mistakes, signed, isReceived}: ExplainedProps): ReactNode {
  const locale = useFormatLocale();
  const others = mistakes.filter((id) => id !== CUT);
  return (
    <>
      <dl>
        {(others.length > 0 ? others : mistakes).map((id) => (
          <div key={id}>
            <dt>
              <Code text={texts.mistakes[id].what} />
            </dt>
            <dd>
              <Code
                text={(isReceived && TO_RECEIVER[id.split('.')[0] ?? '']) || texts.mistakes[id].fix}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={`quiet ${styles.signed}`}>
        {translate(
          {id: 'signing.tool.signed', message: 'Signed string, {bytes} bytes:'},
          {bytes: signed.bytes.toLocaleString(locale)},
        )}{' '}
        <code>
          <Visible text={signed.start} marked />
          {new TextEncoder().encode(signed.start).length < signed.bytes && '…'}
        </code>
      </p>
    </>
  );
}

/** Text with the parts in backticks rendered as code. */
function Code({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>,
    );
}
