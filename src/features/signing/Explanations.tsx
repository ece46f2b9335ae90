import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/mistakes.json';
import type {Explanation, MistakeId} from '@portal/signing';
import type {ReactNode} from 'react';

import {useFormatLocale} from '@site/src/lib/locale';
import Code from './Code';
import Visible from './Visible';

import styles from './styles.module.css';

interface Props {
  list: readonly Explanation[];
  /** Whether the reader receives the signature rather than making it. */
  receiver: boolean;
}

/** The mistakes behind a signature; there are several explanations if the inputs fit more than one. */
export default function Explanations({list, receiver}: Props): ReactNode {
  return (
    <ol className={styles.explanations}>
      {list.map((explanation) => (
        <li key={explanation.mistakes.join()}>
          <dl>
            {shownOf(explanation).map((id) => {
              const {what, fix} = texts.mistakes[id];
              return (
                <div key={id}>
                  <dt>
                    <Code text={what} />
                  </dt>
                  <dd>
                    <Code text={(receiver && adviceToReceiver(id)) || fix} />
                  </dd>
                </div>
              );
            })}
          </dl>
          <Signed {...explanation.signed} />
        </li>
      ))}
    </ol>
  );
}

/** Advice for the receiver of a delivery; undefined if the sender's advice fits both. */
function adviceToReceiver(id: MistakeId): string | undefined {
  const [kind = ''] = id.split('.');
  const {receiver} = texts;
  if (kind === 'joining') return receiver.hashing;
  return kind in receiver ? receiver[kind as keyof typeof receiver] : undefined;
}

/** Truncation is only worth mentioning when it is the only mistake. */
function shownOf({mistakes}: Explanation): readonly MistakeId[] {
  const others = mistakes.filter((id) => id !== 'writing.cut');
  return others.length > 0 ? others : mistakes;
}

function Signed({start, bytes}: Explanation['signed']): ReactNode {
  const locale = useFormatLocale();
  return (
    <p className={styles.signed}>
      {translate(
        {id: 'signing.tool.signed', message: 'Signed string, {bytes} bytes:'},
        {bytes: bytes.toLocaleString(locale)},
      )}{' '}
      <code>
        <Visible text={start} marked />
        {new TextEncoder().encode(start).length < bytes && '…'}
      </code>
    </p>
  );
}
