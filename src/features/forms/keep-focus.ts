import type {MouseEvent} from 'react';

/**
 * A mousedown handler for submit buttons. A field that loses focus shows its error, which would move
 * the button from under the pointer before it is released, so that the click would be lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
