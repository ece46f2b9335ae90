const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether a key opens the search: Ctrl+K or Cmd+K, and `/` unless the visitor is typing. */
export function isHotkey(event: KeyboardEvent): boolean {
  const {key, code, altKey, shiftKey, ctrlKey, metaKey, target} = event;
  // AltGr is reported as Ctrl and Alt.
  if (altKey) return false;
  if (!ctrlKey && !metaKey) return key === '/' && !(target as Element).closest?.(FIELDS);
  // A key of another script, such as Greek, counts by its place.
  return !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[ -~]/.test(key)));
}
