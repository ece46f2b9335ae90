import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

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
  const word = useRef<HTMLSpanElement>(null);
  const {shown, id, hide, area, touch} = useCard();

  const onClick = (event: MouseEvent): void => {
    if (touch.tap()) event.preventDefault();
  };
  return (
    <span ref={word} {...area}>
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
        <Card
          {...{id, name, definition, word}}
          to={shown === 'touch' ? to : undefined}
          onHide={hide}
        />
      )}
    </span>
  );
}

interface CardProps {
  id: string;
  name: string;
  definition: string;
  /** URL of the glossary entry, for touch users, for whom the word only opens the card. */
  to: string | undefined;
  /** The element next to which the card is shown. */
  word: RefObject<HTMLElement | null>;
  /** Called when the browser closes the card: on Escape, or on a press outside it. */
  onHide: () => void;
}

/** The definition of a term, in the top layer. */
function Card({id, name, definition, to, word, onHide}: CardProps): ReactNode {
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

/** Distances in CSS pixels: from the word to its card, and from the card to the edge of the viewport. */
const GAP = 6;
const EDGE = 12;

/**
 * Places a card below a word, or above it if there is more room. Coordinates are relative to the
 * page, not to the viewport, so that the card scrolls with the text.
 */
function placeBeside(card: HTMLElement, word: HTMLElement): void {
  // A word that wraps has one box per line.
  const boxes = [...(word.firstElementChild ?? word).getClientRects()];
  const first = boxes[0];
  const last = boxes.at(-1);
  if (!first || !last) return;
  const {clientWidth, clientHeight} = document.documentElement;
  const {width, height} = card.getBoundingClientRect();
  const below = clientHeight - last.bottom;
  const isBelow = below >= height + GAP + EDGE || below >= first.top;
  const box = isBelow ? last : first;
  const left = Math.max(EDGE, Math.min(box.left, clientWidth - width - EDGE));
  const top = isBelow ? box.bottom + GAP : box.top - height - GAP;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}
