import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {drawingId, type DrawingView} from '@site/src/content/drawings/view';

import styles from './styles.module.css';

interface CaptionProps {
  view: DrawingView;
  /** Whether it shows the application, simplified. */
  schematic?: boolean;
  children?: ReactNode;
}

export function Caption({view: {name, title}, schematic, children}: CaptionProps): ReactNode {
  return (
    <figcaption className={styles.words}>
      <p id={drawingId(name, 'caption')}>
        {schematic ? (
          <Translate id="drawing.schematic" values={{title}}>
            {'Schematic: {title}.'}
          </Translate>
        ) : (
          title
        )}
      </p>
      {children}
    </figcaption>
  );
}

/** A picture made of text, with its caption. */
export default function Figure({children, ...caption}: CaptionProps): ReactNode {
  return (
    <figure className={styles.drawing}>
      <div className={styles.picture}>{children}</div>
      <Caption {...caption} />
    </figure>
  );
}
