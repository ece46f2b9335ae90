import Translate, {translate} from '@docusaurus/Translate';
import Big from 'big.js';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Written from '@site/src/components/Written';
import {type Book, type Level, levelsFor, type Side} from './model';

import styles from './styles.module.css';

interface Props {
  book: Book;
  side: Side;
  /** Coins taken from each level that the order takes, best first. */
  taken: readonly Big[] | undefined;
}

/** The book as bars: asks above, bids below, and between them the spread. What the order takes is filled. */
export default function Levels({book, side, taken = []}: Props): ReactNode {
  const {write} = useTool();
  const {asks, bids} = book;
  const most = Math.max(...[...asks, ...bids].map(({amount}) => Number(amount)));
  const row = (level: Level, name: string): ReactNode => {
    const part = taken[levelsFor(book, side).indexOf(level)] ?? new Big(0);
    const isTaken = part.gt(0);
    return (
      <li key={level.price} className={clsx(styles.level, isTaken && styles.taken)}>
        <span>
          <span className="visually-hidden">{name} </span>
          <Written>{Number(level.price).toLocaleString(write.locale)}</Written>
        </span>
        <span aria-hidden="true">
          <span className={styles.bar} style={{width: `${(Number(level.amount) / most) * 100}%`}}>
            <span
              className={styles.fill}
              style={{width: `${part.div(level.amount).times(100).toNumber()}%`}}
            />
          </span>
        </span>
        <span>
          <span className="visually-hidden">: </span>
          <Written key={String(isTaken)}>
            {isTaken
              ? translate(
                  {id: 'orderBook.partOf', message: '{part} of {all}'},
                  {part: write.number(part, 1), all: level.amount},
                )
              : level.amount}
          </Written>
        </span>
      </li>
    );
  };
  return (
    <div>
      <p className={`quiet ${styles.head}`} aria-hidden="true">
        <span>
          <Translate id="orderBook.price">Price in euros</Translate>
        </span>
        <span>
          <Translate id="orderBook.ether">Ether</Translate>
        </span>
      </p>
      <ul className="quiet" aria-label={translate({id: 'orderBook.list', message: 'Order book'})}>
        {[...asks]
          .reverse()
          .map((level) => row(level, translate({id: 'orderBook.ask', message: 'Ask'})))}
        <li className={styles.spread} suppressHydrationWarning>
          {translate(
            {id: 'orderBook.spread', message: 'Spread: {spread}'},
            {spread: write.plainEuro(new Big(asks[0]?.price ?? 0).minus(bids[0]?.price ?? 0))},
          )}
        </li>
        {bids.map((level) => row(level, translate({id: 'orderBook.bid', message: 'Bid'})))}
      </ul>
    </div>
  );
}
