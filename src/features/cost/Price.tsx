import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import {useTool} from '@site/src/components/Tool/use-tool';
import Written from '@site/src/components/Written';
import {
  type CostInput,
  examplePriceOf,
  isExamplePrice,
} from '@site/src/features/cost/model/question';
import {nameOfCoin} from './texts';

import styles from './styles.module.css';

interface Props {
  input: CostInput;
  onInput: (change: Partial<CostInput>) => void;
  fault: string | undefined;
}

/** The price that converts a network fee into euro, typed or filled in as an example. */
export default function Price({input, onInput, fault}: Props): ReactNode {
  const {write} = useTool();
  const example = examplePriceOf(input.coin);
  return (
    <div className={styles.price}>
      <Field
        kind="amount"
        label={translate(
          {id: 'cost.price', message: 'Price of one {coin} in euros (optional)'},
          {coin: nameOfCoin(input.coin)},
        )}
        value={input.price}
        onValue={(price) => onInput({price})}
        fault={fault}
        hint={
          isExamplePrice(input) && example !== undefined ? (
            <Translate
              id="cost.price.example"
              values={{price: <Written>{write.plainEuro(example)}</Written>}}>
              {
                'Without one, {price} is used: an example, not a market price. Take the price from the application.'
              }
            </Translate>
          ) : (
            <Translate id="cost.price.hint">
              Tells how many coins you get. This site has no market prices.
            </Translate>
          )
        }
      />
    </div>
  );
}
