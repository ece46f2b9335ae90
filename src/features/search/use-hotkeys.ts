import {type RefObject, useEffect} from 'react';

import {isHotkey} from './hotkey';

/** Focuses the field on the keys of the search. */
export function useHotkeys(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!isHotkey(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, field]);
}
