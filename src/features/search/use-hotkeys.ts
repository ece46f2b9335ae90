import {type RefObject, useEffect} from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Focuses the field on Ctrl+K or Cmd+K, and on `/` unless the visitor is typing elsewhere. */
export function useHotkeys(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const {key, code, altKey, shiftKey, ctrlKey, metaKey} = event;
      // A key of another script, such as Greek, counts by its place.
      const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[ -~]/.test(key));
      const isHotkey =
        !altKey && (ctrlKey || metaKey ? isK && !shiftKey : key === '/' && !isTyping);
      if (!isHotkey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, field]);
}
