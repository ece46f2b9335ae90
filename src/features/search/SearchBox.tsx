import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState} from 'react';

import SearchIcon from '@site/src/components/SearchIcon';
import {isHotkey} from '@site/src/lib/hotkey';
import {CURRENT, indexFolder, isStale, SEARCH_PAGE, searchUrl, versionOf, warmUp} from './client';
import type {PanelProps} from './Panel';

import styles from './box.module.css';

const loadPanel = async (): Promise<{default: (props: PanelProps) => ReactNode}> =>
  import(/* webpackChunkName: "search-panel" */ './Panel').catch(() => ({default: Missing}));
const Panel = lazy(loadPanel);

// If the field was used before the scripts arrived, loading need not wait for hydration.
if (ExecutionEnvironment.canUseDOM && document.activeElement?.closest('[data-prefetch]')) {
  warmUp(versionOf(location.pathname));
  void loadPanel();
}

interface Props {
  /** `bar` for the top bar, which `/` and Ctrl+K focus; `large` for the top of a page. */
  size?: 'bar' | 'large';
  /** The field's initial text. */
  words?: string;
}

/** A combobox. Its field works before hydration; the panel and the index are loaded on first use. */
export default function SearchBox({size = 'bar', words = ''}: Props): ReactNode {
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

  useEffect(() => {
    // The field may have been used before hydration.
    if (field.current?.value) setText(field.current.value);
    if (field.current === document.activeElement) setOpen(true);
    const press = ({target}: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const type = (event: KeyboardEvent): void => {
      if (size !== 'bar' || !isHotkey(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', type);
    const forget = history.listen(close);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', type);
      forget();
    };
  }, [history, size]);

  return (
    <search
      ref={box}
      aria-label={label}
      className={clsx(styles.box, styles[size])}
      data-prefetch={`${indexFolder(version)}/index.json`}
      data-open={isOpen}
      data-filled={text !== ''}
      onBlur={({currentTarget, relatedTarget}) => {
        // Without a next element, the field was left by "Done" on a phone, a tap on text or another window.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}>
      <form
        role="none"
        action={SEARCH_PAGE}
        className={styles.form}
        onSubmit={(event) => {
          leave();
          if (isStale()) return;
          event.preventDefault();
          history.push(searchUrl(text.trim(), version));
        }}>
        <SearchIcon />
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
          aria-keyshortcuts={size === 'bar' ? '/ Control+K Meta+K' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onPointerEnter={() => warmUp(version)}
          onFocus={() => {
            warmUp(version);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onChange={({target}) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (isOpen && text !== '') return close();
            clear();
            leave();
          }}
        />
        {version !== CURRENT && <input type="hidden" name="version" value={version} />}
        <button
          type="button"
          className={styles.clear}
          aria-label={translate({id: 'search.clear', message: 'Clear search'})}
          onClick={clear}
        />
      </form>
      <button type="button" className={styles.close} onClick={leave}>
        <Translate id="search.close">Close</Translate>
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <Suspense fallback={<Translate id="search.loading">Loading…</Translate>}>
            <Panel
              {...{id, version, field, active}}
              text={text.trim()}
              onActive={setActive}
              onClose={leave}
            />
          </Suspense>
        </div>
      )}
    </search>
  );
}

/** Shown if the panel's script cannot be loaded, which would otherwise crash the page. */
function Missing(): ReactNode {
  return (
    <p role="status">
      <Translate id="search.missing">
        The search could not be loaded. Check your connection and reload the page.
      </Translate>
    </p>
  );
}
