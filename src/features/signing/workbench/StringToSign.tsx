import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/signing.json';
import {type Payload, payloadOf} from '@portal/signing';
import {PARTS, type SignedRequest} from '@portal/signing';
import {type ReactNode, useState} from 'react';

import Checkbox from '@site/src/components/Field/Checkbox';
import Result from '@site/src/features/signing/Result';
import styles from '@site/src/features/signing/styles.module.css';
import Visible from '@site/src/features/signing/Visible';

const {workbench: words} = texts;

/** How many characters of a part are shown; copying takes all of them. */
const SHOWN = 1500;

interface Props {
  request: SignedRequest;
  /** Bytes of the whole string, once it is known. */
  bytes: number | undefined;
}

/** The four parts as joined, each underlined to show where it ends. */
export default function StringToSign({request, bytes}: Props): ReactNode {
  const [marked, setMarked] = useState(false);
  const parts = PARTS.map((part) => ({part, text: textOf(request[part])}));
  const isEmpty = parts.every(({text}) => text === '');
  const title =
    bytes === undefined || isEmpty
      ? words.string
      : interpolate(words['string-bytes'], {bytes: bytes.toLocaleString()});
  const isText = typeof request.body === 'string' || typeof payloadOf(request.body) === 'string';
  return (
    <Result
      title={title}
      copy={isEmpty || !isText ? undefined : () => parts.map(({text}) => text).join('')}
      tools={
        <Checkbox isChecked={marked} onCheck={setMarked}>
          {words.invisible}
        </Checkbox>
      }>
      {isEmpty ? (
        <span className={styles.placeholder}>{words['string-empty']}</span>
      ) : (
        parts.map(({part, text}) => (
          <span key={part} className={styles.part} title={part}>
            <Visible text={text.slice(0, SHOWN)} marked={marked} />
            {text.length > SHOWN && (
              <span className={styles.placeholder}>
                {interpolate(words['string-more'], {
                  count: (text.length - SHOWN).toLocaleString(),
                })}
              </span>
            )}
          </span>
        ))
      )}
    </Result>
  );
}

/** The text of a part; invalid UTF-8 is shown with replacement characters. */
function textOf(payload: Payload): string {
  if (typeof payload === 'string') return payload;
  const text = payloadOf(payload);
  return typeof text === 'string' ? text : new TextDecoder().decode(payload);
}
