import Link from '@docusaurus/Link';
import texts from '@generated/texts/default/page-home.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import trading from '@site/docs/_figures/trading.json';
import {useFormatLocale} from '@site/src/lib/locale';
import Mast, {Waves} from './Mast';
import {exampleQuote} from './quote-example';

import styles from './quote.module.css';

/** A picture of the quote that a buyer confirms, with today's fee and an example price. */
export default function Quote(): ReactNode {
  const {quote: words} = texts;
  const locale = useFormatLocale();
  const quote = exampleQuote(trading['tier.standard.taker'].value);
  const euro = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
  const coin = new Intl.NumberFormat(locale, {minimumFractionDigits: 6, maximumFractionDigits: 6});
  return (
    <figure className={styles.figure}>
      <Mast />
      <div className={styles.card}>
        <dl className={styles.rows}>
          <div className={styles.amount}>
            <dt>{words.pay}</dt>
            <dd>{euro.format(quote.pay)}</dd>
          </div>
          <div className={styles.row}>
            <dt>{words.fee}</dt>
            <dd>{euro.format(quote.fee)}</dd>
          </div>
          <div className={styles.row}>
            <dt>{words.deposit}</dt>
            <dd>{words.depositFee}</dd>
          </div>
          <div className={styles.row}>
            <dt>{words.price}</dt>
            <dd>{euro.format(quote.price)}</dd>
          </div>
          <div className={styles.amount}>
            <dt>{words.receive}</dt>
            <dd>
              {coin.format(quote.receive)} <span className={styles.unit}>{quote.coin}</span>
            </dd>
          </div>
        </dl>
      </div>
      <figcaption className={styles.caption}>
        {words.caption}
        <Link to="/tools/cost" className={clsx(styles.calculate)}>
          {words.calculate}
        </Link>
        <Waves />
      </figcaption>
    </figure>
  );
}
