import type {MouseEvent} from 'react';

/**
 * For the button of a form. A field that loses the focus shows its error, which moves the button away
 * from the pointer before it is released: the press would be lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
