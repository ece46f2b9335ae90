import type {ReactNode} from 'react';

import {ToolContext} from '@site/src/components/Tool/context';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {calculate} from '@site/src/features/cost/model/calculate';
import {type CostInput, readQuestion} from '@site/src/features/cost/model/question';
import Receipt from './Receipt';

import styles from './receipt.module.css';

/** `::receipt{amount=100 out=wallet}`: the receipt for one question. */
export default function Example({input, ...data}: ToolData & {input: CostInput}): ReactNode {
  const {question} = readQuestion(input, data.figures);
  if (!question) return null;
  return (
    <ToolContext value={data}>
      <div className={styles.example}>
        <Receipt calculation={calculate(question, data.figures)} />
      </div>
    </ToolContext>
  );
}
