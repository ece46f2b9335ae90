import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  type ComponentType,
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

import type {PanelProps} from './Panel';
import {useHotkeys} from './use-hotkeys';
import {CURRENT, indexFolder, needsFullLoad, searchUrl, versionOf, warmUp} from './use-search';

import styles from './box.module.css';

const loadPanel = async (): Promise<{default: ComponentType<PanelProps>}> =>
  import(/* webpackChunkName: "search-panel" */ './Panel').catch(() => ({default: Missing}));
const Panel = lazy(loadPanel);

// If the field was used before the scripts arrived, loading need not wait for hydration.
if (ExecutionEnvironment.canUseDOM && document.activeElement?.closest('[data-prefetch]')) {
  warmUp(versionOf(location.pathname));
  void loadPanel();
}

const SLASH = '/';

interface Props {
  /** `bar` for the top bar, `large` for the top of a page. */
  size?: 'bar' | 'large';
  /** Whether `/` and Ctrl+K focus this field. */
  hotkeys?: boolean;
  /** The field's initial text. */
  words?: string;
}

/** A combobox. Its field works before hydration; the panel and the index are loaded on first use. */
export default function SearchBox({size = 'bar', hotkeys = false, words = ''}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const history = useHistory();
  const version = versionOf(useLocation().pathname);
  const label =
    size === 'large'
      ? translate({id: 'search.label.large', message: 'Search the help centre'})
      : translate({id: 'search.label', message: 'Search'});

  const close = (): void => {
    setOpen(false);
    setActive(undefined);
  };
  const leave = (): void => {
    close();
    field.current?.blur();
  };
  const open = (): void => {
    warmUp(version);
    setOpen(true);
  };
  const change = (value: string): void => {
    setText(value);
    setActive(undefined);
    setOpen(true);
  };
  const clear = (): void => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    change('');
  };

  useHotkeys(hotkeys, field);
  useEffect(() => history.listen(close), [history]);
  useEffect(() => {
    // The field may have been used before hydration.
    if (field.current?.value) setText(field.current.value);
    if (field.current === document.activeElement) setOpen(true);
  }, []);

  const submit = (event: FormEvent): void => {
    leave();
    if (needsFullLoad()) return;
    event.preventDefault();
    history.push(searchUrl(text.trim(), version));
  };
  const press = (event: KeyboardEvent): void => {
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex((option) => option.id === active);
    const moves: Partial<Record<string, HTMLElement | undefined>> = {
      ArrowDown: options[(at + 1) % options.length],
      ArrowUp: options.at(Math.max(at, 0) - 1),
      // Without an active option, Home and End move the caret.
      ...(at >= 0 && {Home: options[0], End: options.at(-1)}),
    };
    const next = moves[event.key];
    if (event.key === 'Escape') {
      if (isOpen && text !== '') close();
      else {
        clear();
        leave();
      }
    } else if (event.key === 'Enter' && at >= 0) options[at]?.click();
    else if (next) {
      setActive(next.id);
      next.scrollIntoView({block: 'nearest'});
    } else return;
    event.preventDefault();
  };

  return (
    <search
      ref={box}
      aria-label={label}
      className={clsx(styles.box, styles[size])}
      data-prefetch={`${indexFolder(version)}/index.json`}
      data-open={isOpen}
      data-filled={text !== ''}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}>
      <form role="none" action="/search" onSubmit={submit} className={styles.form}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 5 5" />
        </svg>
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={words}
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? active : undefined}
          aria-keyshortcuts={hotkeys ? '/ Control+K Meta+K' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onPointerEnter={() => warmUp(version)}
          onFocus={open}
          onClick={open}
          onChange={({target}) => change(target.value)}
          onKeyDown={press}
        />
        {version !== CURRENT && <input type="hidden" name="version" value={version} />}
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
        <button type="button" className={styles.close} onClick={leave}>
          <Translate id="search.close">Close</Translate>
        </button>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <Panel id={id} text={text.trim()} version={version} active={active} onClose={leave} />
        </Suspense>
      )}
    </search>
  );
}

/** Shown if the panel's script cannot be loaded, which would otherwise crash the page. */
function Missing(): ReactNode {
  return (
    <p role="status" className={styles.missing}>
      <Translate id="search.missing">
        The search could not be loaded. Check your connection and reload the page.
      </Translate>
    </p>
  );
}
