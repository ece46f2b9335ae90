import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/mistakes.json';
import type {Diagnosis} from '@portal/signing';
import type {ReactNode} from 'react';

import ToolVerdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {useFormatLocale} from '@site/src/lib/locale';
import Explanations from './Explanations';
import type {Signing} from './use-signing';

interface Props {
  signing: Signing;
  /** A delivery is verified by its receiver, a request is signed by its sender. */
  kind: 'request' | 'delivery';
}

/** Whether a signature is correct and, if not, what went wrong. */
export default function Verdict({signing, kind}: Props): ReactNode {
  const locale = useFormatLocale();
  const {busy, diagnosis, signed, tried = 0} = signing;
  const isRefused = kind === 'request' && signed?.observations.some(({wrong}) => wrong);
  const right = texts.right[isRefused ? 'refused' : kind];
  if (busy || !diagnosis) {
    const {checking, searching} = texts.verdict;
    return (
      <Frame
        title={tried > 0 ? interpolate(searching, {tried: tried.toLocaleString(locale)}) : checking}
      />
    );
  }
  switch (diagnosis.verdict) {
    case 'correct':
      return (
        <Frame title={right.title} tone="good">
          <p>{right.text}</p>
        </Frame>
      );
    case 'explained':
      return (
        <Frame title={explainedTitle(diagnosis)} tone="warning">
          <Explanations list={diagnosis.explanations} receiver={kind === 'delivery'} />
        </Frame>
      );
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

function explainedTitle({explanations}: Extract<Diagnosis, {verdict: 'explained'}>): string {
  if (explanations.every(({mistakes}) => mistakes.join() === 'writing.cut')) {
    return texts.verdict.cut;
  }
  return explanations.length > 1 ? texts.verdict.several : texts.verdict.one;
}
