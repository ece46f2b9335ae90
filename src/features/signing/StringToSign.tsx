import Translate, {translate} from '@docusaurus/Translate';
import {PARTS, type Payload, payloadOf, type SignedRequest, visiblePieces} from '@portal/signing';
import {type ReactNode, useState} from 'react';

import Checkbox from '@site/src/components/Field/Checkbox';
import {useFormatLocale} from '@site/src/lib/locale';
import Result from './Result';

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
  const whole = parts.map(({text}) => text).join('');
  const isText = typeof request.body === 'string' || typeof payloadOf(request.body) === 'string';
  const title =
    bytes === undefined || whole === ''
      ? translate({id: 'signing.workbench.string', message: 'String to sign'})
      : translate(
          {id: 'signing.workbench.string-bytes', message: 'String to sign, {bytes} bytes'},
          {bytes: bytes.toLocaleString(locale)},
        );
  return (
    <Result
      title={title}
      copy={whole !== '' && isText ? () => whole : undefined}
      tools={
        <Checkbox isChecked={marked} onCheck={setMarked}>
          <Translate id="signing.workbench.invisible">Show invisible characters</Translate>
        </Checkbox>
      }>
      {whole === '' ? (
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
                <Translate
                  id="signing.workbench.string-more"
                  values={{count: (text.length - SHOWN).toLocaleString(locale)}}>
                  {' … and {count} more characters'}
                </Translate>
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
  return typeof payload === 'string'
    ? payload
    : new TextDecoder('utf-8', {ignoreBOM: true}).decode(payload);
}

/** Text, with its invisible characters marked if `marked` is set. */
export function Visible({text, marked}: {text: string; marked: boolean}): ReactNode {
  if (!marked) return text;
  return visiblePieces(text).map((piece, index) => (
    <span key={index} className={piece.mark ? styles.mark : undefined}>
      {piece.text}
    </span>
  ));
}
