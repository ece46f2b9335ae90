import type {FigureBook} from '@site/src/tools/figures';
import {
  type CostInput,
  type CostQuestion,
  readQuestion,
  START,
} from '@site/src/tools/cost/question';

import figures from '../figures.json';

/** The figures that the worked calculations stand on. A JSON import is typed too widely to say so. */
export const book = figures as unknown as FigureBook;

/** A question of which a test states only what it is about. */
export function ask(input: Partial<Record<keyof CostInput, string>> = {}): CostQuestion {
  const {question, faults} = readQuestion({...START, ...input} as CostInput);
  if (!question) throw new Error(`not a question: ${JSON.stringify(faults)}`);
  return question;
}
