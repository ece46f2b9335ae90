import type {FigureChange} from './compare';

/** Whether a figure has kept its value, and only the words on where it applies changed. */
export function isOnlyMoved({before, after}: FigureChange): boolean {
  return before?.text === after?.text;
}
