import clsx from 'clsx';
import type {ReactNode} from 'react';

import {drawingId, type DrawingView} from '@site/src/content/drawings/view';

import styles from './styles.module.css';

interface Props {
  view: DrawingView;
  /** Takes the whole width, with the caption below. */
  wide?: boolean;
  /** Instead of the title. */
  caption?: ReactNode;
  children: ReactNode;
}

/** A picture made of text, with its caption. */
export default function Figure({view, wide = false, caption, children}: Props): ReactNode {
  return (
    <figure className={clsx(styles.drawing, wide && styles.wide)}>
      <div className={styles.picture}>{children}</div>
      <figcaption className={styles.words}>
        <p id={drawingId(view.name, 'caption')} className={styles.caption}>
          {caption ?? view.title}
        </p>
      </figcaption>
    </figure>
  );
}
