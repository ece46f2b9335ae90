import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId, useLayoutEffect, useRef, useState} from 'react';

import Link from '@site/src/components/Link';
import {tooltip} from '@site/src/config/interface';

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

/** How many milliseconds the card stays after the pointer leaves, so that it can be moved into the card. */
const GRACE = 200;

/** When the last card was hidden, in milliseconds: soon afterwards, the next one opens without the delay. */
let lastHidden = -Infinity;

/**
 * A term from the glossary: a link to its entry that shows the definition on hover and focus. A touch, which cannot
 * hover, shows it too, with the link inside. The build wraps the first use of a term in an article in this component.
 */
export default function Term({to, name, definition, children}: Props): ReactNode {
  const [shownBy, setShownBy] = useState<'hover' | 'touch'>();
  const timer = useRef<number>(undefined);
  const pointer = useRef('');
  const id = useId();
  const change = (next: typeof shownBy, delay = 0): void => {
    window.clearTimeout(timer.current);
    if (next && !canShow()) return;
    timer.current = window.setTimeout(() => {
      if (!next) lastHidden = performance.now();
      setShownBy(next);
    }, delay);
  };
  const hide = (): void => change(undefined);
  return (
    // The word and its card: either keeps the card open.
    <span
      onPointerEnter={({pointerType}) => {
        if (pointerType === 'touch') return;
        const isNext = performance.now() - lastHidden < tooltip.skipDelay;
        change(shownBy ?? 'hover', shownBy || isNext ? 0 : tooltip.openDelay);
      }}
      onPointerLeave={({pointerType, currentTarget}) => {
        const isFocused = currentTarget.querySelector(':focus-visible') !== null;
        if (pointerType !== 'touch' && !isFocused) change(undefined, GRACE);
      }}
      onFocus={({target}) => {
        if (!shownBy && target.matches(':focus-visible')) change('hover');
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) hide();
      }}>
      <Link
        to={to}
        className={clsx(styles.word)}
        // Exports keep the word but drop the link: see src/features/exports/elements.ts.
        data-term=""
        aria-describedby={shownBy ? id : undefined}
        onPointerDown={({pointerType}) => {
          pointer.current = pointerType;
        }}
        onClick={(event) => {
          const isTouched = pointer.current === 'touch' && canShow();
          pointer.current = '';
          if (!isTouched) return;
          event.preventDefault();
          change('touch');
        }}>
        {children}
      </Link>
      {shownBy && (
        <Card onHide={hide}>
          <span id={id} role="tooltip" className={styles.definition}>
            <b>{name}</b> {definition}
          </span>
          {shownBy === 'touch' && (
            <Link to={to} className={clsx(styles.more)}>
              <Translate id="term.inGlossary">In the glossary</Translate>
            </Link>
          )}
        </Card>
      )}
    </span>
  );
}

/** Without popover support, the term remains a plain link. */
function canShow(): boolean {
  return 'popover' in HTMLElement.prototype;
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
