import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
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

interface Props extends CaptionProps {
  className?: string | undefined;
  /** Whether the search leaves it out. */
  unsearched?: boolean;
}

/** A picture made of text, with its caption. */
export default function Figure({children, className, unsearched, ...caption}: Props): ReactNode {
  return (
    <figure className={styles.drawing} data-search={unsearched ? 'off' : undefined}>
      <div className={clsx(styles.picture, className)}>{children}</div>
      <Caption {...caption} />
    </figure>
  );
}
