import path from 'node:path';

import {writerFor} from '../../../src/components/Tool/writer';
import {pickFigures} from '../../../src/content/figures/tool-figures';
import {figuresOf} from '../../../src/content/sources';
import {currentTree} from '../../../src/content/tree';
import {COST_FIGURES} from '../../../src/features/cost/figures';
import {calculate} from '../../../src/features/cost/model/calculate';
import {type CostInput, readQuestion, START} from '../../../src/features/cost/model/question';
import {receiptOf} from '../../../src/features/cost/model/receipt';
import texts from '../../../src/features/cost/texts.json';

const all = figuresOf(currentTree(path.resolve(__dirname, '../../..'))).figures;
const figures = pickFigures(all, COST_FIGURES);
const write = writerFor('en-GB', figures);

/** A fee of the record, as pages write it. */
export const fee = (id: string): string => write.figure(id);

/** What the calculator must answer with today's fees: the total, what arrives, the time. */
export function costOf(input: Partial<CostInput>) {
  const {question} = readQuestion({...START, ...input}, figures);
  if (!question) throw new Error(`not a question: ${JSON.stringify(input)}`);
  const {lines} = receiptOf(calculate(question, figures), {figures, write, texts, pages: {}});
  const [total = '', arrives = '', takes = ''] = lines
    .filter(({kind}) => kind !== 'step')
    .map(({value}) => value);
  return {total, arrives, takes};
}
