import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict from '@site/src/components/Tool/Verdict';
import type {Writer} from '@site/src/components/Tool/writer';
import {type Book, type Execution, levelsFor, type Side} from './model';

import styles from './styles.module.css';

interface Props {
  side: Side;
  execution: Execution | undefined;
  /** The result as a sentence. */
  text: string;
}

/** Price, slippage and fee of the order; dashes while the amount cannot be used. */
export default function Result({side, execution, text}: Props): ReactNode {
  const {write} = useTool();
  return (
    <>
      <dl key={String(execution?.total)} className={styles.result}>
        <Line value={execution && write.euro(execution.average)}>
          <Translate id="orderBook.average">Average price</Translate>
        </Line>
        <Line
          value={
            execution &&
            `${write.euro(execution.slippage)} (${write.percent(execution.slippagePercent)})`
          }>
          <Translate id="orderBook.slippage">Slippage</Translate>
        </Line>
        <Line value={execution && write.euro(execution.fee)}>
          <Translate
            id="orderBook.fee"
            values={{rate: write.figure('trading.tier.standard.taker')}}>
            {'Taker fee, {rate}'}
          </Translate>
        </Line>
        <Line value={execution && write.euro(execution.total)}>
          {side === 'buy' ? (
            <Translate id="orderBook.pay">You pay</Translate>
          ) : (
            <Translate id="orderBook.receive">You receive</Translate>
          )}
        </Line>
      </dl>
      {execution?.missing.gt(0) && (
        <Verdict tone="warning">
          <p>{text}</p>
        </Verdict>
      )}
    </>
  );
}

function Line({value, children}: {value: string | undefined; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt className="quiet" suppressHydrationWarning>
        {children}
      </dt>
      <dd suppressHydrationWarning>{value ?? '–'}</dd>
    </div>
  );
}

/** The result in a sentence: what is announced, and shown of an order that is larger than the book. */
export function textOf(side: Side, book: Book, execution: Execution, write: Writer): string {
  const {filled, missing, average, slippage, fee} = execution;
  if (missing.gt(0))
    return translate(
      {
        id: 'orderBook.shortage',
        message:
          'This book holds only {filled} ether on that side. For the other {missing} a market order finds no offer. A limit order at {price} fills the same {filled} and leaves {missing} waiting in the book at that price.',
      },
      {
        filled: write.number(filled),
        missing: write.number(missing),
        price: write.plainEuro(Number(levelsFor(book, side).at(-1)?.price)),
      },
    );
  return translate(
    {
      id: 'orderBook.announced',
      message: '{filled} ether at {average} on average, slippage {slippage}, fee {fee}.',
    },
    {
      filled: write.number(filled),
      average: write.euro(average),
      slippage: write.euro(slippage),
      fee: write.euro(fee),
    },
  );
}
