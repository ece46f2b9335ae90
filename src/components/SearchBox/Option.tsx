import type {MouseEvent, ReactNode} from 'react';

import clsx from 'clsx';

import KindName from '@site/src/components/SearchResults/KindName';
import Pieces from '@site/src/components/SearchResults/Pieces';
import type {Result} from '@site/src/search/engine/search';

import styles from './panel.module.css';

interface Shared {
  id: string;
  active: boolean;
  onChoose: () => void;
}

/** One result: a link, so that it can be opened in a new tab as well. */
export function ResultOption({result, ...shared}: Shared & {result: Result}): ReactNode {
  const {title, path, kind, excerpt, url} = result;
  return (
    <OptionLink {...shared} to={url}>
      <span className="search-title">
        <Pieces of={title} />
      </span>
      <span className="search-kind">
        <KindName kind={kind} />
      </span>
      {path.length > 0 && <span className="search-path">{path.join(' › ')}</span>}
      <span className="search-excerpt">
        <Pieces of={excerpt} />
      </span>
    </OptionLink>
  );
}

interface PlainProps extends Shared {
  to: string;
  kind: 'recent' | 'all';
  children: ReactNode;
}

export function PlainOption({kind, children, ...shared}: PlainProps): ReactNode {
  return (
    <OptionLink {...shared} className={styles[kind]}>
      <span>{children}</span>
    </OptionLink>
  );
}

interface LinkProps extends Shared {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

function OptionLink({id, active, onChoose, to, className, children}: LinkProps): ReactNode {
  const choose = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      role="option"
      id={id}
      href={to}
      tabIndex={-1}
      aria-selected={active}
      className={clsx('search-option', className)}
      // The field keeps the focus, so that the arrows go on from here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}>
      {children}
    </a>
  );
}
