import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import {placeBeside} from './place';
import styles from './styles.module.css';

interface Props {
  id: string;
  name: string;
  definition: string;
  /** The glossary, for those who cannot follow the word itself because touching it opened the card. */
  to: string | undefined;
  /** What the card is shown beside. */
  word: RefObject<HTMLElement | null>;
  /** Called when the browser closes the card: on Escape, or a press elsewhere. */
  onHide: () => void;
}

/** The definition of a term, above everything else on the page. */
export default function Card({id, name, definition, to, word, onHide}: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!card.current || !word.current) return;
    card.current.showPopover();
    placeBeside(card.current, word.current);
  }, [word]);

  return (
    <span
      ref={card}
      popover="auto"
      className={styles.card}
      onToggle={({newState}) => {
        if (newState === 'closed') onHide();
      }}>
      <span id={id} role="tooltip" className={styles.definition}>
        <b>{name}</b> {definition}
      </span>
      {to && (
        <Link to={to} className={clsx(styles.more)}>
          <Translate id="term.inGlossary">In the glossary</Translate>
        </Link>
      )}
    </span>
  );
}
