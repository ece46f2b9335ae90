import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/signing.json';
import type {ReactNode} from 'react';

import type {Explanation, MistakeId} from '@site/src/features/signing/model/diagnose';
import Code from './Code';
import Visible from './Visible';

import styles from './styles.module.css';

interface Props {
  list: readonly Explanation[];
  /** Whether the reader receives the signature, and does not make it. */
  receiver: boolean;
}

/** The mistakes that make a signature; several explanations where the inputs do not tell them apart. */
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

/** What the receiver of a delivery does about a mistake; undefined if the sender's advice serves both. */
function adviceToReceiver(id: MistakeId): string | undefined {
  const [kind = ''] = id.split('.');
  const {receiver} = texts;
  if (kind === 'joining') return receiver.hashing;
  return kind in receiver ? receiver[kind as keyof typeof receiver] : undefined;
}

/** That a text was cut is worth a word only where nothing else is wrong with it. */
function shownOf({mistakes}: Explanation): readonly MistakeId[] {
  const others = mistakes.filter((id) => id !== 'writing.cut');
  return others.length > 0 ? others : mistakes;
}

function Signed({start, bytes}: Explanation['signed']): ReactNode {
  return (
    <p className={styles.signed}>
      {interpolate(texts.tool.signed, {bytes: bytes.toLocaleString()})}{' '}
      <code>
        <Visible text={start} marked />
        {new TextEncoder().encode(start).length < bytes && '…'}
      </code>
    </p>
  );
}
