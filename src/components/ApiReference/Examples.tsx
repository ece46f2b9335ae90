import type {ReactNode} from 'react';

import type {ShownExample} from '@site/src/contract/reference';

import styles from './operation.module.css';

interface Props {
  examples: readonly ShownExample[];
  /** Names the call, and the status of an answer. */
  of: string;
}

/** Examples of a payload, as they are sent. Plain text: dozens of coloured blocks would slow the page. */
export default function Examples({examples, of}: Props): ReactNode {
  return examples.map(({summary, json}) => (
    <figure key={summary} className={styles.example}>
      <figcaption>{summary}</figcaption>
      <pre role="region" aria-label={`${of}: ${summary}`} tabIndex={0}>
        <code>{json}</code>
      </pre>
    </figure>
  ));
}
