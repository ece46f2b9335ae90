import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import type {OtherReading} from '@site/src/features/cost/model/readings';
import {type ToolFigures, figureIn, textOf} from '@site/src/content/figures/tool-figures';

import Source from './Source';
import styles from './styles.module.css';
import type {Money} from '@site/src/components/Tool/use-money';

interface Props {
  readings: readonly OtherReading[];
  figures: ToolFigures;
  money: Money;
}

/** Where another page gives a figure differently: what applies, and what the other would give. */
export default function Differences({readings, figures, money}: Props): ReactNode {
  if (readings.length === 0) return null;
  return (
    <details>
      <summary>
        <Translate id="cost.differences">Where our pages differ</Translate>
      </summary>
      <ul className={styles.differences}>
        {readings.map(({used, other, rate, totals}) => {
          const values = {
            label: figureIn(figures, used).label,
            used: textOf(figures, used, {locale: money.locale}),
            usedPage: <Source figure={used} />,
            other: rate ? money.percent(rate) : textOf(figures, other, {locale: money.locale}),
            otherPage: <Source figure={other} />,
            total: totals ? totalText(totals, money) : '',
          };
          return (
            <li key={used + other}>
              <Translate id="cost.difference" values={values}>
                {
                  '{label}: {otherPage} says {other}. We count with {used}, from {usedPage}, which prevails.'
                }
              </Translate>{' '}
              {totals && (
                <Translate id="cost.difference.total" values={values}>
                  {'By the other the total would be {total}.'}
                </Translate>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function totalText([least, most]: NonNullable<OtherReading['totals']>, money: Money): string {
  return least.eq(most) ? money.euro(least) : `${money.euro(least)} – ${money.euro(most)}`;
}
