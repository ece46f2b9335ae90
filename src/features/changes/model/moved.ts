import type {FigureChange} from './compare';

/** Whether a figure has kept its value and only applies elsewhere. */
export function isOnlyMoved({before, after}: FigureChange): boolean {
  return before?.text === after?.text;
}
