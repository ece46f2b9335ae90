import {useMemo, useState, useSyncExternalStore} from 'react';

import {
  type Field,
  fitting,
  type Question,
  readAddress,
  writeAddress,
} from '@site/src/features/payment/model/question';

/** Dispatched when an answer changes, since `replaceState` fires no event. */
const CHANGED = 'payment-question';

function subscribe(onChange: () => void): () => void {
  for (const event of [CHANGED, 'popstate']) window.addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, 'popstate']) window.removeEventListener(event, onChange);
  };
}

export interface Asked {
  question: Question;
  /** Fields whose value in the address does not exist. */
  ignored: Field[];
  /** Whether the visitor has changed something since the page was opened. */
  isChanged: boolean;
  change: (changed: Partial<Question>) => void;
  /** The address that holds the question, for others to open. */
  address: () => string;
}

/** The address is the only store of the question. It is empty in the served page, which has no query. */
export function useQuestion(): Asked {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const [isChanged, setChanged] = useState(false);
  const asked = useMemo(() => readAddress(search), [search]);
  const change = (changed: Partial<Question>): void => {
    const {pathname, hash} = window.location;
    const next = fitting({...asked.question, ...changed});
    window.history.replaceState(window.history.state, '', pathname + writeAddress(next) + hash);
    setChanged(true);
    window.dispatchEvent(new Event(CHANGED));
  };
  const address = (): string => {
    const {origin, pathname} = window.location;
    return origin + pathname + writeAddress(asked.question);
  };
  return {...asked, isChanged, change, address};
}
