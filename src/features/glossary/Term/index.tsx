import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';

import Link from '@site/src/components/Link';
import {useCard} from './use-card';

import styles from './styles.module.css';

interface Props {
  /** URL of the term in the glossary. */
  to: string;
  /** The name in the glossary; the text may use another form. */
  name: string;
  /** Shown on demand, not part of the page's text. */
  definition: string;
  children: ReactNode;
}

/**
 * A term from the glossary: a link to its entry that shows the definition on hover and focus. A
 * touch shows it too, with the link inside. The build wraps the first use of a term in an article
 * in this component.
 */
export default function Term({to, name, definition, children}: Props): ReactNode {
  const {shown, id, hide, area, touch} = useCard();
  const onClick = (event: MouseEvent): void => {
    if (touch.tap()) event.preventDefault();
  };
  return (
    <span {...area}>
      <Link
        to={to}
        className={clsx(styles.word)}
        // Exports keep the word but drop the link: see src/features/exports/elements.ts.
        data-term=""
        aria-describedby={shown ? id : undefined}
        onPointerDown={touch.onPointerDown}
        onClick={onClick}>
        {children}
      </Link>
      {shown && (
        <Card onHide={hide}>
          <span id={id} role="tooltip" className={styles.definition}>
            <b>{name}</b> {definition}
          </span>
          {shown === 'touch' && (
            <Link to={to} className={clsx(styles.more)}>
              <Translate id="term.inGlossary">In the glossary</Translate>
            </Link>
          )}
        </Card>
      )}
    </span>
  );
}

interface CardProps {
  /** Called when the browser closes the card: on Escape, or on a press outside it. */
  onHide: () => void;
  children: ReactNode;
}

/** What a term means, in the top layer beside the word, to which the styles anchor it. */
function Card({onHide, children}: CardProps): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => card.current?.showPopover(), []);
  return (
    <span
      ref={card}
      popover="auto"
      className={styles.card}
      onToggle={({newState}) => {
        if (newState === 'closed') onHide();
      }}>
      {children}
    </span>
  );
}
