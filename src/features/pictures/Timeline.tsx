import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Figure} from '@site/src/components/Drawing';
import {type DrawingView, type Part, pictureParts} from '@site/src/content/drawings/view';

import styles from './timeline.module.css';

/** What happens when, from the top down; a filled dot marks what the reader does. In Markdown: `::drawing[name]`. */
export default function Timeline(view: DrawingView): ReactNode {
  const moments: Part<'when' | 'label' | 'kind'>[] = pictureParts(view);
  return (
    <Figure view={view}>
      <ol className={styles.timeline}>
        {moments.map(({text, props: {when, label, kind}}) => (
          <li key={label} className={clsx(styles.moment, kind && styles[kind])}>
            <span className={styles.text}>
              {when}
              <span className="visually-hidden">:</span>{' '}
            </span>
            <strong>{label}</strong>
            <span className="visually-hidden">.</span> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
