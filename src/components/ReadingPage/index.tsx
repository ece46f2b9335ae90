import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import Link from '@site/src/components/Link';

interface Props {
  children: ReactNode;
  className?: string | undefined;
  /** Shown where an article has its sidebar; on a narrow screen, below the text. */
  links?: {title: ReactNode; items: readonly {to: string; label: string}[]};
}

/** The main part of a reading page outside the content tree, aligned with the text of articles. */
export default function ReadingPage({children, className, links}: Props): ReactNode {
  const id = useId();
  return (
    <main className={clsx('reading', className)}>
      <div className="container">{children}</div>
      {links && (
        <nav className="menu" aria-labelledby={id}>
          <p id={id}>{links.title}</p>
          <ul className="menu__list">
            {links.items.map(({to, label}) => (
              <li key={to} className="menu__list-item">
                <Link to={to} className="menu__link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
