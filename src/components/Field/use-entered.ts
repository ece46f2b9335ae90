import {type RefObject, useEffect, useRef} from 'react';

/**
 * Tells a component what a visitor entered into its field before hydration. React leaves that in the field,
 * where nothing touches it: the caret, an unfinished word of an input method and undo stay as they are.
 *
 * @param valueOf the value of the field
 * @param value what the component has rendered
 * @returns the ref of the field
 */
export function useEntered<F extends Element, V>(
  valueOf: (field: F) => V,
  value: V | undefined,
  onValue: ((value: V) => void) | undefined,
): RefObject<F | null> {
  const field = useRef<F>(null);
  useEffect(() => {
    if (!field.current || !onValue) return;
    const entered = valueOf(field.current);
    if (entered !== value) onValue(entered);
    // Only once: from then on, the field reports each change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return field;
}
