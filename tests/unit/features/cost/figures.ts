import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {
  type CostInput,
  type CostQuestion,
  readQuestion,
  START,
} from '@site/src/features/cost/model/question';
import json from '../../support/figures.json';

/** The figures of the worked calculations. Cast, because a JSON import is typed too widely. */
export const figures = json as unknown as ToolFigures;

/** A question with defaults for everything that the test does not state. */
export function ask(input: Partial<Record<keyof CostInput, string>> = {}): CostQuestion {
  const {question, faults} = readQuestion({...START, ...input} as CostInput);
  if (!question) throw new Error(`not a question: ${JSON.stringify(faults)}`);
  return question;
}
