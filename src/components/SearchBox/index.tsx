import {
  type ComponentType,
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
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import {savesData} from '@site/src/lib/saves-data';
import {whenIdle} from '@site/src/lib/when-idle';
import {warmUp} from '@site/src/search/client';

import type {PanelProps} from './Panel';
import PanelMissing from './PanelMissing';
import {remember} from './recent';
import {searchUrl} from './search-url';
import styles from './styles.module.css';
import {useHotkeys} from './use-hotkeys';
import {useVersion} from './use-version';

/** The key that leads to the field. */
const SLASH = '/';

const Panel = lazy<ComponentType<PanelProps>>(() =>
  import(/* webpackChunkName: "search-panel" */ './Panel').catch(() => ({default: PanelMissing})),
);

interface Props {
  /** `bar` for the top bar, `large` for the head of a page. */
  size?: 'bar' | 'large';
  /** Whether the keys / and Ctrl+K lead here. */
  hotkeys?: boolean;
}

/**
 * The search as a field of a form: it takes text before any script is there, and nothing is
 * loaded before it is touched. The list of results is a part of its own.
 */
export default function SearchBox({size = 'bar', hotkeys = false}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const keysRef = useRef<(event: KeyboardEvent) => void>(undefined);
  const history = useHistory();
  const version = useVersion();

  useHotkeys(hotkeys, field);
  useEffect(() => {
    // What was typed before this script was there.
    const typed = field.current;
    if (typed && typed.value !== '') setText(typed.value);
    if (typed && typed === document.activeElement) setOpen(true);
  }, []);
  // The worker takes a third of a second to be ready on a slow phone: it is, when the field is touched.
  useEffect(() => {
    if (!savesData()) whenIdle(() => warmUp(version));
  }, [version]);
  // Closes when one sets out for another page: one who searches on meanwhile is not interrupted.
  useEffect(() => history.listen(() => setOpen(false)), [history]);

  const warm = (): void => warmUp(version);
  const close = (): void => {
    setOpen(false);
    setActive(undefined);
  };
  const clear = (): void => {
    if (field.current) field.current.value = '';
    setText('');
    field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    remember(query);
    close();
    field.current?.blur();
    history.push(searchUrl(query, version));
  };
  const leave = ({currentTarget, relatedTarget}: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (open && text !== '') close();
      else {
        clear();
        close();
        field.current?.blur();
      }
    } else keysRef.current?.(event);
  };

  return (
    <search
      className={clsx(styles.box, styles[size])}
      data-open={open}
      data-filled={text !== ''}
      onBlur={leave}>
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
            size === 'large'
              ? translate({id: 'search.label.large', message: 'Search the help centre'})
              : translate({id: 'search.label', message: 'Search'})
          }
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open ? active : undefined}
          aria-keyshortcuts={hotkeys ? '/ Control+K Meta+K' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={
            size === 'large'
              ? translate({
                  id: 'search.placeholder.large',
                  message: 'Search for a fee, an error, a word …',
                })
              : translate({id: 'search.placeholder', message: 'Search'})
          }
          onPointerEnter={warm}
          onFocus={() => {
            warm();
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
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
          onClick={clear}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="m1 1 10 10M11 1 1 11" />
          </svg>
        </button>
        <button
          type="button"
          className={styles.close}
          onClick={() => {
            close();
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          }}>
          {translate({id: 'search.close', message: 'Close'})}
        </button>
      </form>
      {open && (
        <Suspense fallback={null}>
          <Panel
            id={id}
            text={text}
            version={version}
            active={active}
            keysRef={keysRef}
            onActive={setActive}
            onClose={close}
            onText={(value) => {
              if (field.current) field.current.value = value;
              setText(value);
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
    </search>
  );
}
