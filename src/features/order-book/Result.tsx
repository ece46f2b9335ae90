import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useTool, type Writer} from '@site/src/components/Tool/use-tool';
import Verdict from '@site/src/components/Tool/Verdict';
import Written from '@site/src/components/Written';
import {type Book, type Execution, levelsFor, type Side} from './model';

import styles from './styles.module.css';

interface Props {
  side: Side;
  book: Book;
  execution: Execution | undefined;
}

/** Price, slippage and fee of the order; dashes while the amount cannot be used. */
export default function Result({side, book, execution}: Props): ReactNode {
  const {write} = useTool();
  const rows = [
    [
      <Translate key="average" id="orderBook.average">
        Average price
      </Translate>,
      execution && write.euro(execution.average),
    ],
    [
      <Translate key="slippage" id="orderBook.slippage">
        Slippage
      </Translate>,
      execution && (
        <>
          {write.euro(execution.slippage)}{' '}
          <Written className={styles.unit}>{write.percent(execution.slippagePercent)}</Written>
        </>
      ),
    ],
    [
      <Translate
        key="fee"
        id="orderBook.fee"
        values={{rate: write.figure('trading.tier.standard.taker')}}>
        {'Taker fee, {rate}'}
      </Translate>,
      execution && write.euro(execution.fee),
    ],
  ] as const;
  return (
    <>
      <dl key={String(execution?.total)} className={styles.result}>
        {rows.map(([name, value]) => (
          <div key={name.key}>
            <dt suppressHydrationWarning>{name}</dt>
            <dd suppressHydrationWarning>{value ?? '–'}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {side === 'buy' ? (
              <Translate id="orderBook.pay">You pay</Translate>
            ) : (
              <Translate id="orderBook.receive">You receive</Translate>
            )}
          </dt>
          <dd suppressHydrationWarning>{execution ? write.euro(execution.total) : '–'}</dd>
        </div>
      </dl>
      {execution?.missing.gt(0) && (
        <Verdict tone="warning">
          <p>{shortageText(execution, levelsFor(book, side).at(-1)?.price ?? '', write)}</p>
        </Verdict>
      )}
    </>
  );
}

/** The order is larger than the book. */
function shortageText({filled, missing}: Execution, last: string, write: Writer): string {
  return translate(
    {
      id: 'orderBook.shortage',
      message:
        'This book holds only {filled} ether on that side. For the other {missing} a market order finds no offer. A limit order at {price} fills the same {filled} and leaves {missing} waiting in the book at that price.',
    },
    {
      filled: write.number(filled),
      missing: write.number(missing),
      price: write.plainEuro(Number(last)),
    },
  );
}

/** The result in one sentence, for screen readers. */
export function announcementOf(execution: Execution, write: Writer): string {
  const {filled, missing, average, slippage, fee} = execution;
  const values = {
    filled: write.number(filled),
    missing: write.number(missing),
    average: write.euro(average),
    slippage: write.euro(slippage),
    fee: write.euro(fee),
  };
  return missing.gt(0)
    ? translate(
        {
          id: 'orderBook.announcedShort',
          message:
            'The book holds only {filled} ether: {missing} find no offer. Average price {average}, slippage {slippage}, fee {fee}.',
        },
        values,
      )
    : translate(
        {
          id: 'orderBook.announced',
          message: '{filled} ether at {average} on average, slippage {slippage}, fee {fee}.',
        },
        values,
      );
}
