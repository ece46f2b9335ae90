import {type RefObject, useEffect, useRef, useSyncExternalStore} from 'react';

/** Also told when a tab is chosen: `replaceState` changes the address without a word. */
const CHANGED = 'hashchange';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/**
 * The tab that the address names, and a way to choose another without filling the history.
 *
 * @returns open tab, chooser, and the element to bring into view when the address names a tab
 */
export function useHashTab(
  ids: readonly string[],
  defaultTab: string,
): [string, (id: string) => void, RefObject<HTMLDivElement | null>] {
  const list = useRef<HTMLDivElement>(null);
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
  const named = ids.includes(hash);

  useEffect(() => {
    // Only an address from outside scrolls: whoever presses a tab is there already.
    const toTabs = (): void => list.current?.scrollIntoView({block: 'start'});
    if (ids.includes(window.location.hash.slice(1))) toTabs();
    const onPop = (): void => {
      if (ids.includes(window.location.hash.slice(1))) toTabs();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
    // The ids of a page do not change while it is shown.
  }, []);

  const choose = (id: string): void => {
    window.history.replaceState(window.history.state, '', `#${id}`);
    window.dispatchEvent(new Event(CHANGED));
  };
  return [named ? hash : defaultTab, choose, list];
}
