import Translate, {translate} from '@docusaurus/Translate';
import {PARTS, type Payload, payloadOf, type SignedRequest} from '@portal/signing';
import {type ReactNode, useState} from 'react';

import Checkbox from '@site/src/components/Field/Checkbox';
import {useFormatLocale} from '@site/src/lib/locale';
import Result from './Result';
import Visible from './Visible';

import styles from './styles.module.css';

/** How many characters of a part are shown; copying takes all of them. */
const SHOWN = 1500;

interface Props {
  request: SignedRequest;
  /** Bytes of the whole string, once it is known. */
  bytes: number | undefined;
}

/** The four parts as joined, each underlined to show where it ends. */
export default function StringToSign({request, bytes}: Props): ReactNode {
  const locale = useFormatLocale();
  const [marked, setMarked] = useState(false);
  const parts = PARTS.map((part) => ({part, text: readable(request[part])}));
  const isEmpty = parts.every(({text}) => text === '');
  const title =
    bytes === undefined || isEmpty
      ? translate({id: 'signing.workbench.string', message: 'String to sign'})
      : translate(
          {id: 'signing.workbench.string-bytes', message: 'String to sign, {bytes} bytes'},
          {bytes: bytes.toLocaleString(locale)},
        );
  const isText = typeof request.body === 'string' || typeof payloadOf(request.body) === 'string';
  return (
    <Result
      title={title}
      copy={isEmpty || !isText ? undefined : () => parts.map(({text}) => text).join('')}
      tools={
        <Checkbox isChecked={marked} onCheck={setMarked}>
          <Translate id="signing.workbench.invisible">Show invisible characters</Translate>
        </Checkbox>
      }>
      {isEmpty ? (
        <span className={styles.placeholder}>
          <Translate id="signing.workbench.string-empty">
            Fill in the request, or load a test vector.
          </Translate>
        </span>
      ) : (
        parts.map(({part, text}) => (
          <span key={part} className={styles.part} title={part}>
            <Visible text={text.slice(0, SHOWN)} marked={marked} />
            {text.length > SHOWN && (
              <span className={styles.placeholder}>
                {translate(
                  {id: 'signing.workbench.string-more', message: ' … and {count} more characters'},
                  {
                    count: (text.length - SHOWN).toLocaleString(locale),
                  },
                )}
              </span>
            )}
          </span>
        ))
      )}
    </Result>
  );
}

/** The text of a part; invalid UTF-8 is shown with replacement characters. */
function readable(payload: Payload): string {
  if (typeof payload === 'string') return payload;
  const text = payloadOf(payload);
  return typeof text === 'string' ? text : new TextDecoder().decode(payload);
}
