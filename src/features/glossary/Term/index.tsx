import {type MouseEvent, type ReactNode, useRef} from 'react';

import Link from '@docusaurus/Link';
import clsx from 'clsx';

import Card from './Card';
import styles from './styles.module.css';
import {useCard} from './use-card';

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
        // Exports keep the word and leave the link: see src/exports.
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
