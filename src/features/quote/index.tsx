import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {numberOf, textOf, type ToolData} from '@site/src/content/figures/tool-figures';
import {useFormatLocale} from '@site/src/lib/locale';
import Mast, {Waves} from './Mast';
import {DEPOSIT_FEE, exampleQuote, TRADING_FEE} from './model';

import styles from './styles.module.css';

/** `::example-quote`: the quote that a buyer confirms, with today's fees and an example price. */
export default function ExampleQuote({figures}: ToolData): ReactNode {
  const locale = useFormatLocale();
  const quote = exampleQuote(numberOf(figures, TRADING_FEE).toNumber());
  const euro = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
  const coin = new Intl.NumberFormat(locale, {minimumFractionDigits: 6, maximumFractionDigits: 6});
  return (
    <figure className={styles.figure}>
      <Mast />
      <div className={styles.card}>
        <dl className={styles.rows}>
          <div className={styles.amount}>
            <dt>
              <Translate id="quote.pay">You pay</Translate>
            </dt>
            <dd>{euro.format(quote.pay)}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Translate id="quote.fee" values={{fee: textOf(figures, TRADING_FEE, {locale})}}>
                {'Trading fee, {fee}'}
              </Translate>
            </dt>
            <dd>{euro.format(quote.fee)}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Translate id="quote.deposit">Deposit by SEPA</Translate>
            </dt>
            <dd>{textOf(figures, DEPOSIT_FEE, {locale})}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Translate id="quote.price">Bitcoin price</Translate>
            </dt>
            <dd>{euro.format(quote.price)}</dd>
          </div>
          <div className={styles.amount}>
            <dt>
              <Translate id="quote.receive">You receive</Translate>
            </dt>
            <dd>
              {coin.format(quote.receive)} <span className={styles.unit}>{quote.coin}</span>
            </dd>
          </div>
        </dl>
      </div>
      <figcaption className={styles.caption}>
        <Translate id="quote.caption">
          An example with a round price. The fee is what a new customer pays.
        </Translate>
        <Link to="/tools/cost" className={`${styles.calculate}`}>
          <Translate id="quote.calculate">Work out your own cost</Translate>
        </Link>
        <Waves />
      </figcaption>
    </figure>
  );
}
