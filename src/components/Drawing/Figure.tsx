import clsx from 'clsx';
import type {ReactNode} from 'react';

import {drawingId, type DrawingView} from '@site/src/content/drawings/view';

import styles from './styles.module.css';

interface Props {
  view: DrawingView;
  /** With the caption below, as wide as the text (`wide`) or as its page allows (`full`). */
  width?: 'wide' | 'full';
  /** Instead of the title. */
  caption?: ReactNode;
  children: ReactNode;
}

/** A picture made of text, with its caption. */
export default function Figure({view, width, caption, children}: Props): ReactNode {
  return (
    <figure className={clsx(styles.drawing, width && styles[width])}>
      <div className={styles.picture}>{children}</div>
      <figcaption className={styles.words}>
        <p id={drawingId(view.name, 'caption')}>{caption ?? view.title}</p>
      </figcaption>
    </figure>
  );
}
