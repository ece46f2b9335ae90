import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

import {useCard} from './use-card';

import styles from './styles.module.css';

interface Props {
  /** The term in the glossary. */
  to: string;
  /** What the glossary calls it, where the text may use another form. */
  name: string;
  /** Shown on demand: not part of the text of the page. */
  definition: string;
  children: ReactNode;
}

/**
 * A word that the glossary explains: a link to it, which shows the definition on hover and
 * focus. A touch shows it too, with the link inside. The build puts it around the first use
 * of a term in an article.
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
        // Exports keep the word and leave the link: see src/features/exports.
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
  /** The glossary, for those who cannot follow the word itself because touching it opened the card. */
  to: string | undefined;
  /** What the card is shown beside. */
  word: RefObject<HTMLElement | null>;
  /** Called when the browser closes the card: on Escape, or a press elsewhere. */
  onHide: () => void;
}

/** The definition of a term, above everything else on the page. */
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

/** CSS pixels between the word and its card, and between the card and the edge of the screen. */
const GAP = 6;
const EDGE = 12;

/**
 * Puts a card below a word, or above it where there is more room. The place is one of the page
 * and not of the screen, so that the card moves along when the page is scrolled.
 */
function placeBeside(card: HTMLElement, word: HTMLElement): void {
  // A word that is broken across lines has a box for each of them.
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
