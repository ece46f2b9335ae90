import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {
  type CostInput,
  type CostQuestion,
  readQuestion,
  START,
} from '@site/src/features/cost/model/question';

const records = parse(fs.readFileSync(path.join(__dirname, 'figures.yaml'), 'utf8')) as object;

/** The figures of the worked calculations, which do not change when the site's figures do. */
export const figures: ToolFigures = Object.fromEntries(
  Object.entries(records).map(([id, fields]) => [id, {label: id, page: '/', ...fields}]),
);

/** A question about coins sent to a wallet, or sold and paid out to a bank, with defaults for what the test does not state, and no price. */
export function ask(input: Partial<Record<keyof CostInput, string>> = {}): CostQuestion {
  const {question, faults} = readQuestion(
    {...START, out: input.action === 'sell' ? 'sepa' : 'wallet', ...input} as CostInput,
    figures,
  );
  if (!question) throw new Error(`not a question: ${JSON.stringify(faults)}`);
  return question;
}
