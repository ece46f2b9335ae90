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

/** A question about coins sent to a wallet, with defaults for what the test does not state, and no price. */
export function ask(input: Partial<Record<keyof CostInput, string>> = {}): CostQuestion {
  const {question, faults} = readQuestion({...START, out: 'wallet', ...input} as CostInput);
  if (!question) throw new Error(`not a question: ${JSON.stringify(faults)}`);
  return {...question, price: input.price ? question.price : undefined};
}
