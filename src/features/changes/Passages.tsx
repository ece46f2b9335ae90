import type {ReactNode} from 'react';

import type {Part, Passage} from '@site/src/features/changes/model/words';

import styles from './styles.module.css';

/** Passages with their words compared, below the headings they stand under. */
export default function Passages({passages}: {passages: Passage[]}): ReactNode {
  return (
    <div className={styles.passages}>
      {passages.map(({heading, parts}, at) => (
        <div key={at}>
          {heading !== (passages[at - 1]?.heading ?? '') && (
            <p className={styles.heading}>{heading}</p>
          )}
          <p className={styles.passage}>
            {parts.map((part, index) => (
              <Words key={index} {...part} />
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

function Words({kind, text}: Part): ReactNode {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : text;
}
