import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Announcement} from '@site/src/components/Tool/Verdict';
import type {Diagnosis} from '@site/src/features/signing/model/diagnose';
import Explanations from './Explanations';
import type {Signing} from './use-signing';

import styles from './styles.module.css';

interface Props {
  signing: Signing;
  /** Whether the reader receives the signature, and does not make it. */
  receiver?: boolean;
  /** What a right signature is called, and what it says beyond. */
  right: ReactNode;
  rightTitle: string;
  /** Said below the explanations. */
  children?: ReactNode;
  /** What to check where nothing explains the signature. */
  unknown: ReactNode;
}

/** Whether a signature is right, and what went wrong. */
export default function Verdict({
  signing,
  receiver = false,
  right,
  rightTitle,
  children,
  unknown,
}: Props): ReactNode {
  const {busy, diagnosis, tried} = signing;
  const title = busy || !diagnosis ? searching(tried) : titleOf(diagnosis, rightTitle);
  const settled = busy ? undefined : diagnosis;
  return (
    <div
      className={clsx(
        styles.verdict,
        settled?.verdict === 'correct' && styles.right,
        settled && settled.verdict !== 'correct' && styles.wrong,
      )}>
      <p className={styles.verdictTitle}>{title}</p>
      {settled?.verdict === 'correct' && right}
      {settled?.verdict === 'explained' && (
        <>
          <Explanations list={settled.explanations} receiver={receiver} />
          {children}
        </>
      )}
      {settled?.verdict === 'unknown' && (
        <>
          <p>{triedText(settled)}</p>
          {unknown}
        </>
      )}
      {settled?.verdict === 'unreadable' && (
        <p>
          <Translate id="signing.unreadable.text" values={{characters: String(settled.characters)}}>
            {
              'It has {characters} characters. A signature has 64, of 0 to 9 and a to f; base64 and other writings are read as well.'
            }
          </Translate>
        </p>
      )}
      <Announcement text={title} />
    </div>
  );
}

function searching(tried = 0): string {
  return tried > 0
    ? translate(
        {id: 'signing.searching', message: 'Looking for what makes it: {tried} ways tried …'},
        {tried: tried.toLocaleString()},
      )
    : translate({id: 'signing.checking', message: 'Checking …'});
}

function triedText({tried, stopped}: Extract<Diagnosis, {verdict: 'unknown'}>): string {
  const values = {tried: tried.toLocaleString()};
  return stopped
    ? translate(
        {
          id: 'signing.unknown.stopped',
          message:
            '{tried} ways were tried: every common mistake alone, and as many pairs as a body of this size allows. A smaller body that fails is searched in full.',
        },
        values,
      )
    : translate(
        {
          id: 'signing.unknown.tried',
          message:
            '{tried} ways were tried: every common mistake of secret, body, joining, hashing and writing, alone and in pairs.',
        },
        values,
      );
}

function titleOf(diagnosis: Diagnosis, rightTitle: string): string {
  switch (diagnosis.verdict) {
    case 'correct':
      return rightTitle;
    case 'explained':
      if (diagnosis.explanations.every(({mistakes}) => mistakes.join() === 'writing.cut')) {
        return translate({id: 'signing.explained.cut', message: 'It is right as far as it goes.'});
      }
      return diagnosis.explanations.length > 1
        ? translate({
            id: 'signing.explained.several',
            message: 'It does not match. Each of these makes this signature:',
          })
        : translate({
            id: 'signing.explained.one',
            message: 'It does not match. This makes this signature:',
          });
    case 'unknown':
      return translate({
        id: 'signing.unknown',
        message: 'It does not match, and no common mistake makes it.',
      });
    case 'unreadable':
      return translate({id: 'signing.unreadable', message: 'This is no signature in any writing.'});
    case 'outdated':
      return translate({id: 'signing.checking', message: 'Checking …'});
  }
}
