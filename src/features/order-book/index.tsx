import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';

import Field from '@site/src/components/Field';
import {parseAmount} from '@site/src/components/Tool/amount';
import {faultText} from '@site/src/components/Tool/fault-text';
import tool from '@site/src/components/Tool/styles.module.css';
import ToolSection from '@site/src/components/Tool/ToolSection';
import {useTool} from '@site/src/components/Tool/use-tool';
import {Announcement} from '@site/src/components/Tool/Verdict';
import {numberOf, type ToolData} from '@site/src/content/figures/tool-figures';
import Levels from './Levels';
import {type Book, depthOf, execute, type Side} from './model';
import Result, {textOf} from './Result';

import styles from './styles.module.css';

/** `::order-book`: the book of the page's table, with a market order to try. */
export default function OrderBook({book, ...data}: ToolData & {book: Book}): ReactNode {
  return (
    <ToolSection
      id="order-book-tool"
      as="h3"
      title={<Translate id="orderBook.title">Try an order</Translate>}
      withoutScript={
        <Translate id="orderBook.noscript">
          This needs JavaScript. The table on this page shows the same book.
        </Translate>
      }
      data={data}>
      <Order book={book} />
    </ToolSection>
  );
}

const STEP = 0.1;
/** The slider goes beyond the book by this many coins, to show an order that is too large. */
const BEYOND = 2;
/** The purchase that the article works out. */
const START: {side: Side; amount: string} = {side: 'buy', amount: '5'};

/** A market order of any amount, typed or dragged, and what it takes from the book. */
function Order({book}: {book: Book}): ReactNode {
  const {figures, write} = useTool();
  const [order, setOrder] = useState(START);
  const {side} = order;
  const amount = parseAmount(order.amount, {decimals: 8, currency: 'ETH'});
  const minimum = numberOf(figures, 'trading.minimum-order.eth');
  const fault = amount.fault
    ? faultText(amount.fault, write.locale)
    : amount.value.lt(minimum) &&
      translate(
        {id: 'orderBook.minimum', message: 'The smallest order is {minimum}.'},
        {minimum: write.figure('trading.minimum-order.eth')},
      );
  const execution =
    amount.value && !fault
      ? execute(book, side, amount.value, numberOf(figures, 'trading.tier.standard.taker'))
      : undefined;
  const text = execution ? textOf(side, book, execution, write) : '';
  const label = translate({id: 'orderBook.amount', message: 'Amount in ether'});
  return (
    <div className={clsx(tool.tool, styles.tool)}>
      <div className={styles.order}>
        <div className={styles.fields}>
          <Field
            label={<Translate id="orderBook.side">Market order</Translate>}
            value={side}
            onValue={(value) => setOrder({...order, side: value})}
            options={{
              buy: translate({id: 'orderBook.buy', message: 'Buy'}),
              sell: translate({id: 'orderBook.sell', message: 'Sell'}),
            }}
          />
          <Field
            kind="amount"
            label={label}
            value={order.amount}
            onValue={(value) => setOrder({...order, amount: value})}
            fault={fault || undefined}
          />
          <input
            type="range"
            aria-label={translate(
              {id: 'orderBook.slider', message: '{amount}, slider'},
              {amount: label},
            )}
            min={STEP}
            max={depthOf(book, side).plus(BEYOND).toNumber()}
            step={STEP}
            value={amount.value?.toNumber() ?? STEP}
            onChange={({target}) => setOrder({...order, amount: target.value})}
          />
        </div>
        <Result side={side} execution={execution} text={text} />
      </div>
      <Levels book={book} side={side} taken={execution?.taken} />
      <Announcement text={order === START ? '' : fault || text} />
    </div>
  );
}
