import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect} from 'react';

import Link from '@site/src/components/Link';
import {searchUrl} from './client';
import Results from './Results';
import {useSearch} from './use-search';

import styles from './results.module.css';

/** Maximum number of results in the panel, below the cards; /search shows the rest. */
const LIMIT = 7;

export interface PanelProps {
  /** Prefix of the element ids. */
  id: string;
  text: string;
  version: string;
  field: RefObject<HTMLInputElement | null>;
  /** Id of the option that Enter opens. */
  active: string | undefined;
  onActive: (id: string) => void;
  onClose: () => void;
}

/** The content of the dropdown below the field. */
export default function Panel(props: PanelProps): ReactNode {
  const {id, text, version, active, onClose} = props;
  useArrowKeys(props);
  const searched = useSearch(text, version, LIMIT);
  const {cards = [], results = [], total = 0} = searched?.answer ?? {};
  const option = (at: number) => ({
    id: `${id}-option-${at}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active === `${id}-option-${at}`,
    // Keeps the focus in the field.
    onMouseDown: (event: {preventDefault: () => void}) => event.preventDefault(),
    onClick: onClose,
  });
  const list = {
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': translate({id: 'search.list', message: 'Search results'}),
  };
  return (
    <Results {...{text, version, searched, list, option}}>
      {searched && total > results.length && (
        <Link
          {...option(cards.length + results.length)}
          to={searchUrl(searched.text, version)}
          className={clsx(styles.row, styles.all)}>
          {translate(
            {id: 'search.all', message: 'See all {count} results'},
            {count: cards.length + total},
          )}
        </Link>
      )}
    </Results>
  );
}

/** Arrow keys, Home, End and Enter of the field act on the options of the list. */
function useArrowKeys({field: {current: field}, active, onActive}: PanelProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Chooses a word of an input method. Safari marks some of these keys only by their code.
      if (event.isComposing || event.keyCode === 229) return;
      const list = field?.closest('search')?.querySelectorAll<HTMLElement>('[role="option"]');
      const options = [...(list ?? [])];
      const at = options.findIndex((option) => option.id === active);
      const moves: Partial<Record<string, HTMLElement | undefined>> = {
        ArrowDown: options[(at + 1) % options.length],
        ArrowUp: options.at(Math.max(at, 0) - 1),
        // Without an active option, Home and End move the caret.
        ...(at >= 0 && {Home: options[0], End: options.at(-1)}),
      };
      const next = moves[event.key];
      if (event.key === 'Enter' && at >= 0) options[at]?.click();
      else if (next) {
        onActive(next.id);
        next.scrollIntoView({block: 'nearest'});
      } else return;
      event.preventDefault();
    };
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [field, active, onActive]);
}
