import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {createElement, type ReactNode} from 'react';

import {drawingId, type DrawingNode, type DrawingView} from '@site/src/content/drawings/view';

import styles from './styles.module.css';

/**
 * A drawing with its caption, and a description for readers who cannot see it or prefer to read. In Markdown:
 * `::drawing[name]`.
 */
export default function Drawing(view: DrawingView): ReactNode {
  const {name, description, root} = view;
  // Chromium reads no description from a closed <details>, so the SVG repeats it.
  const descriptionId = drawingId(name, 'description');
  return (
    <figure className={styles.drawing}>
      <svg
        {...root.props}
        className={styles.canvas}
        role="img"
        aria-labelledby={drawingId(name, 'caption')}
        aria-describedby={descriptionId}>
        <desc id={descriptionId}>{description}</desc>
        {root.children.map(draw)}
      </svg>
      <Caption view={view}>
        <details>
          <summary>
            <Translate id="drawing.inWords">Described in words</Translate>
          </summary>
          <p>{description}</p>
        </details>
      </Caption>
    </figure>
  );
}

/** Nodes have no identity and are never reordered, so their index is their key. */
function draw(node: DrawingNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, {...node.props, key: index}, ...node.children.map(draw));
}

interface CaptionProps {
  view: DrawingView;
  /** Whether it shows the application, simplified. */
  schematic?: boolean;
  children?: ReactNode;
}

function Caption({view: {name, title}, schematic, children}: CaptionProps): ReactNode {
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
export function Figure({children, className, unsearched, ...caption}: Props): ReactNode {
  return (
    <figure className={styles.drawing} data-search={unsearched ? 'off' : undefined}>
      <div className={clsx(styles.picture, className)}>{children}</div>
      <Caption {...caption} />
    </figure>
  );
}
