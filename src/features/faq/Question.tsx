import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './question.module.css';

interface Props {
  /** Anchor of its heading. */
  id: string;
  /** Its title, and then the answer. */
  children: ReactNode;
}

/** A question that is folded, so that a visitor sees all of them at a glance. A link to it, or into it, opens it. */
export default function Question({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  const [isUsed, setUsed] = useState(false);
  const location = useLocation();
  const isNew = useRef(true);
  useEffect(() => {
    // It is served closed, so somebody pressed it before the scripts ran: the styles had opened it, and a press closed it.
    const isPressed = isNew.current && details.current?.open === true;
    isNew.current = false;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const own = details.current;
    if (!own?.contains(target)) return;
    setUsed(isPressed);
    own.open = !isPressed;
  }, [location]);
  const [title, ...answer] = Children.toArray(children);
  return (
    <section className={styles.question}>
      <details ref={details} data-fold="own" data-used={isUsed || undefined}>
        <summary className="chevron" onClick={() => setUsed(true)}>
          {/* Not the theme's heading: its link would be a control inside a control. */}
          <h3 id={id}>{title}</h3>
        </summary>
        <div className={styles.answer}>{answer}</div>
      </details>
    </section>
  );
}
