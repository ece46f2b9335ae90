import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';

import {faultText} from '@site/src/components/Tool/fault-text';
import {SelectField, TextField} from '@site/src/components/Tool/fields';
import styles from '@site/src/components/Tool/styles.module.css';
import {
  type AmountFaults,
  coinsOf,
  coinsWithFee,
  type CostInput,
  type CostQuestion,
  currenciesOf,
  OTHER,
  WAYS_IN,
  WAYS_OUT,
} from '@site/src/features/cost/model/question';
import type {ListedCountry} from '@site/src/features/countries/find';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';

import MoreFields from './MoreFields';
import {nameOfCoin, nameOfCurrency} from './texts';
import type {Money} from '@site/src/components/Tool/use-money';

interface FieldsProps {
  input: CostInput;
  onInput: (change: Partial<CostInput>) => void;
  /** Undefined while a field is at fault. */
  question: CostQuestion | undefined;
  faults: AmountFaults;
  /** Fields whose value in the address does not exist. */
  ignored: readonly (keyof CostInput)[];
  figures: ToolFigures;
  money: Money;
  countries: readonly ListedCountry[];
  countryFault: string | undefined;
}

/** What is asked. The questions that most people need come first, the others can be opened. */
export default function Fields(props: FieldsProps): ReactNode {
  const {input, onInput, question, faults, ignored, figures, money, countries, countryFault} =
    props;
  const lost = (field: keyof CostInput): string | undefined =>
    ignored.includes(field)
      ? translate({
          id: 'cost.fault.address',
          message:
            'The address of this page names something else here that does not exist. Choose anew.',
        })
      : undefined;
  const fault = (field: keyof AmountFaults): string | undefined =>
    faults[field] && faultText(faults[field], money.locale);
  const needsPrice = input.out === 'wallet' && coinsWithFee(figures).includes(input.coin);
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={<Translate id="cost.amount">Amount in euro</Translate>}
          value={input.amount}
          onChange={(amount) => onInput({amount})}
          decimal
          fault={fault('amount') ?? lost('amount')}
          hint={AmountHint({input, question, money})}
        />
        <SelectField
          label={<Translate id="cost.in">You pay by</Translate>}
          value={input.in}
          onChange={(way) => onInput({in: way})}
          options={WAYS_IN.map((way) => [way, texts.in[way]] as const)}
          fault={lost('in')}
        />
        {input.in !== 'crypto' && (
          <SelectField
            label={<Translate id="cost.currency">Currency of your card or account</Translate>}
            value={input.currency}
            onChange={(currency) => onInput({currency})}
            options={currenciesOf(figures).map((each) => [each, nameOfCurrency(each)] as const)}
            fault={lost('currency')}
          />
        )}
        <SelectField
          label={<Translate id="cost.coin">Coin</Translate>}
          value={input.coin}
          onChange={(coin) => onInput({coin, price: ''})}
          options={coinsOf(figures).map((coin) => [coin, nameOfCoin(coin)] as const)}
          fault={lost('coin')}
        />
        <SelectField
          label={<Translate id="cost.out">Where it goes</Translate>}
          value={input.out}
          onChange={(out) => onInput({out})}
          options={WAYS_OUT.map((way) => [way, texts.out[way]] as const)}
          fault={lost('out')}
        />
        {(needsPrice || input.price !== '') && (
          <TextField
            label={translate(
              {id: 'cost.price', message: 'Price of one {coin} in euro (optional)'},
              {coin: input.coin === OTHER ? nameOfCoin(OTHER).toLowerCase() : input.coin},
            )}
            value={input.price}
            onChange={(price) => onInput({price})}
            decimal
            fault={fault('price') ?? lost('price')}
            hint={
              <Translate id="cost.price.hint">
                Turns the network fee into euro. This site knows no prices.
              </Translate>
            }
          />
        )}
        <TextField
          label={<Translate id="cost.country">Country you live in (optional)</Translate>}
          value={input.country}
          onChange={(country) => onInput({country})}
          choices={countries.map(({name}) => name)}
          fault={countryFault}
          hint={
            <Translate id="cost.country.hint">Tells whether you may use the service.</Translate>
          }
        />
      </div>
      <MoreFields input={input} onInput={onInput} fault={fault} lost={lost} />
    </>
  );
}

/** How the amount was read, where a point in the wrong place would change it. */
function AmountHint({
  input,
  question,
  money,
}: Pick<FieldsProps, 'input' | 'question' | 'money'>): ReactNode {
  if (question && !/^\d+$/.test(input.amount.trim())) {
    return (
      <Translate id="cost.amount.read" values={{amount: money.euro(question.amount)}}>
        {'Read as {amount}.'}
      </Translate>
    );
  }
  if (input.currency === 'EUR') return undefined;
  return <Translate id="cost.amount.worth">What it is worth in euro.</Translate>;
}
