import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Figure from '@site/src/components/Figure';
import {figure} from '@site/src/content/figures';
import {useFormatLocale} from '@site/src/lib/locale';
import Mast, {Waves} from './Mast';
import {exampleQuote} from './quote-example';

import styles from './quote.module.css';

/** A picture of the quote that a buyer confirms: the fee is today's, the price an example. */
export default function Quote(): ReactNode {
  const locale = useFormatLocale();
  const quote = exampleQuote(Number(figure('trading.tier.standard.taker').value));
  const euro = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
  const coin = new Intl.NumberFormat(locale, {minimumFractionDigits: 6, maximumFractionDigits: 6});
  return (
    <figure className={styles.figure}>
      <Mast />
      <div className={styles.card}>
        <dl className={styles.rows}>
          <div className={styles.amount}>
            <dt>
              <Translate id="home.quote.pay">You pay</Translate>
            </dt>
            <dd>{euro.format(quote.pay)}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Translate
                id="home.quote.fee"
                values={{rate: <Figure id="trading.tier.standard.taker" />}}>
                {'Trading fee, {rate}'}
              </Translate>
            </dt>
            <dd>{euro.format(quote.fee)}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Translate id="home.quote.deposit">Deposit by SEPA</Translate>
            </dt>
            <dd>
              <Figure id="deposits.schedule.sepa.fee" />
            </dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Translate id="home.quote.price">Bitcoin price</Translate>
            </dt>
            <dd>{euro.format(quote.price)}</dd>
          </div>
          <div className={styles.amount}>
            <dt>
              <Translate id="home.quote.receive">You receive</Translate>
            </dt>
            <dd>
              {coin.format(quote.receive)} <span className={styles.unit}>{quote.coin}</span>
            </dd>
          </div>
        </dl>
      </div>
      <figcaption className={styles.caption}>
        <Translate id="home.quote.caption">
          An example with a round price. The fee is the one a new customer pays.
        </Translate>
        <Link to="/tools/cost" className={clsx(styles.calculate)}>
          <Translate id="home.quote.calculate">Work out your own cost</Translate>
        </Link>
        <Waves />
      </figcaption>
    </figure>
  );
}
