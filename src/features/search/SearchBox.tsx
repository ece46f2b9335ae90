import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import styles from './box.module.css';
import {remember} from './recent';
import {useHotkeys} from './use-hotkeys';
import {searchUrl, useVersion, warmUp} from './use-search';

const Panel = lazy(() =>
  import(/* webpackChunkName: "search-panel" */ './Panel').catch(() => ({default: Missing})),
);

/** The key that leads to the field. */
const SLASH = '/';

interface Props {
  /** `bar` for the top bar, `large` for the head of a page. */
  size?: 'bar' | 'large';
  /** Whether the keys / and Ctrl+K lead here. */
  hotkeys?: boolean;
}

/**
 * The search as a field of a form: it takes text before any script is there, and nothing is loaded
 * before it is touched. What opens below it is a part of its own.
 */
export default function SearchBox({size = 'bar', hotkeys = false}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const history = useHistory();
  const version = useVersion();
  const isLarge = size === 'large';

  useHotkeys(hotkeys, field);
  useEffect(() => {
    // What was typed, and touched, before this script was there.
    if (field.current?.value) setText(field.current.value);
    if (field.current && field.current === document.activeElement) {
      warmUp(version);
      setOpen(true);
    }
  }, [version]);
  useEffect(() => history.listen(() => setOpen(false)), [history]);

  const close = (): void => {
    setOpen(false);
    setActive(undefined);
  };
  const write = (value: string): void => {
    if (field.current) field.current.value = value;
    setText(value);
    field.current?.focus();
  };
  const leave = (): void => {
    close();
    field.current?.blur();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = text.trim();
    remember(query);
    leave();
    history.push(searchUrl(query, version));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen && text !== '') close();
      else {
        write('');
        leave();
      }
      return;
    }
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const chosen = options.find((option) => option.id === active);
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      chosen.click();
      return;
    }
    const next = optionFor(event.key, options, chosen);
    if (!next) return;
    event.preventDefault();
    setActive(next.id);
    next.scrollIntoView({block: 'nearest'});
  };

  return (
    <search
      ref={box}
      className={clsx(styles.box, styles[size])}
      data-open={isOpen}
      data-filled={text !== ''}
      onBlur={({currentTarget, relatedTarget}: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) close();
      }}>
      <form action="/search" onSubmit={submit} className={styles.form}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 5 5" />
        </svg>
        <input
          ref={field}
          id={`${id}-field`}
          className={styles.field}
          type="text"
          inputMode="search"
          name="q"
          role="combobox"
          aria-label={
            isLarge
              ? translate({id: 'search.label.large', message: 'Search the help centre'})
              : translate({id: 'search.label', message: 'Search'})
          }
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen ? active : undefined}
          aria-keyshortcuts={hotkeys ? '/ Control+K Meta+K' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={
            isLarge
              ? translate({
                  id: 'search.placeholder.large',
                  message: 'Search for a fee, an error, a word …',
                })
              : translate({id: 'search.placeholder', message: 'Search'})
          }
          onPointerEnter={() => warmUp(version)}
          onFocus={() => {
            warmUp(version);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onChange={({target}) => {
            setText(target.value);
            setActive(undefined);
            setOpen(true);
          }}
          onKeyDown={press}
        />
        {hotkeys && (
          <kbd className={styles.hint} aria-hidden="true">
            {SLASH}
          </kbd>
        )}
        <button
          type="button"
          className={styles.clear}
          aria-label={translate({id: 'search.clear', message: 'Clear search'})}
          onClick={() => write('')}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="m1 1 10 10M11 1 1 11" />
          </svg>
        </button>
        <button type="button" className={styles.close} onClick={leave}>
          <Translate id="search.close">Close</Translate>
        </button>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <Panel
            id={id}
            text={text.trim()}
            version={version}
            active={active}
            onLeave={leave}
            onText={write}
          />
        </Suspense>
      )}
    </search>
  );
}

/** Where a key leads. Home and End belong to the text until an option is chosen. */
function optionFor(
  key: string,
  options: readonly HTMLElement[],
  chosen: HTMLElement | undefined,
): HTMLElement | undefined {
  const at = chosen ? options.indexOf(chosen) : -1;
  if (key === 'ArrowDown') return options[(at + 1) % options.length];
  if (key === 'ArrowUp') return options.at(Math.max(at, 0) - 1);
  if (at >= 0 && key === 'Home') return options[0];
  return at >= 0 && key === 'End' ? options.at(-1) : undefined;
}

/** In the place of the panel where its script cannot be had. Without it, the page would go with it. */
function Missing(): ReactNode {
  return (
    <p role="status" className={styles.missing}>
      <Translate id="search.missing">
        The search could not be loaded. Check the connection and load the page again.
      </Translate>
    </p>
  );
}
