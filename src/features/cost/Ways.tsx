import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import Heading from '@theme/Heading';

import type {Alternatives, Option} from '@site/src/features/cost/model/alternatives';
import type {WayIn} from '@site/src/features/cost/model/question';
import {figuresOfWay} from '@site/src/features/cost/model/ways';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';

import styles from './styles.module.css';
import {stepTimeText} from './texts';
import type {Money} from '@site/src/components/Tool/use-money';

interface Props {
  chosen: WayIn;
  ways: Alternatives;
  onChoose: (way: WayIn) => void;
  figures: ToolFigures;
  money: Money;
}

/** The cheapest and the fastest way to the same end, of those whose limits allow it. */
export default function Ways({chosen, ways, onChoose, figures, money}: Props): ReactNode {
  const {cheapest, fastest, options} = ways;
  if (options.length < 2) return null;
  const line = (option: Option | undefined): ReactNode =>
    option && (
      <>
        {texts.in[option.way]}, {money.euro(option.calculation.total)},{' '}
        {stepTimeText(figuresOfWay(option.way, figures).time, figures, money.locale)}
        {/* One button in both states: who has just pressed it keeps the focus. */}
        <button
          type="button"
          className={styles.take}
          aria-disabled={option.way === chosen}
          onClick={() => onChoose(option.way)}>
          {option.way === chosen ? (
            <Translate id="cost.ways.chosen">Your choice</Translate>
          ) : (
            <Translate id="cost.ways.take" values={{way: texts.in[option.way]}}>
              {'Take {way}'}
            </Translate>
          )}
        </button>
      </>
    );
  return (
    <div>
      <Heading as="h3">
        <Translate id="cost.ways">Other ways to pay in</Translate>
      </Heading>
      <dl className={styles.ways}>
        <div>
          <dt>
            <Translate id="cost.ways.cheapest">Cheapest</Translate>
          </dt>
          <dd>
            {line(cheapest) ??
              (fastest ? (
                <Translate id="cost.ways.unknown">
                  It cannot be said, as the price of converting your currency is not stated.
                </Translate>
              ) : (
                <Translate id="cost.ways.none">None takes this amount.</Translate>
              ))}
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="cost.ways.fastest">Fastest</Translate>
          </dt>
          <dd>
            {line(fastest) ?? <Translate id="cost.ways.none">None takes this amount.</Translate>}
          </dd>
        </div>
      </dl>
    </div>
  );
}
