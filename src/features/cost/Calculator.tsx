import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';

import Field, {named} from '@site/src/components/Field';
import {faultText} from '@site/src/components/Tool/fault-text';
import tool from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import {Announcement} from '@site/src/components/Tool/Verdict';
import Written from '@site/src/components/Written';
import {calculate} from '@site/src/features/cost/model/calculate';
import {
  ACTIONS,
  addressForm,
  AMOUNT_FIELDS,
  type AmountField,
  coinsOf,
  examplePriceOf,
  isExamplePrice,
  readQuestion,
  WAYS_OUT,
} from '@site/src/features/cost/model/question';
import {useAddress} from '@site/src/lib/use-address';
import Answer from './Answer';
import Result from './Result';
import {nameOfCoin} from './texts';
import Ways from './Ways';

import styles from './styles.module.css';

export default function Calculator(): ReactNode {
  const {figures, write} = useTool();
  const form = useMemo(() => addressForm(figures), [figures]);
  const {question: input, isChanged, change} = useAddress(form);
  const {question, faults} = useMemo(() => readQuestion(input), [input]);
  const fault = (field: AmountField): string | undefined =>
    faults[field] && faultText(faults[field], write.locale);
  const trouble = AMOUNT_FIELDS.flatMap((field) => fault(field) ?? []).join(' ');
  const calculation = question && calculate(question, figures);
  const {action, out} = input;
  const hasCoins = action !== 'withdraw' || out === 'wallet';
  const example = examplePriceOf(input.coin);

  return (
    <div className={clsx(tool.tool, styles.calculator)}>
      <div className={styles.column}>
        <div
          role="group"
          aria-label={translate({id: 'cost.action', message: 'What do you want to do?'})}
          className={styles.actions}>
          {ACTIONS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.option}
              aria-pressed={each === action}
              onClick={() => change({action: each})}>
              {texts.action[each]}
            </button>
          ))}
        </div>
        <div className={tool.pairs}>
          <Field
            kind="amount"
            label={<Translate id="cost.amount">Amount in euros</Translate>}
            value={input.amount}
            onValue={(amount) => change({amount})}
            fault={fault('amount')}
            // How it was read, wherever a misplaced decimal point would change it.
            hint={
              question &&
              !/^\d+$/.test(input.amount.trim()) && (
                <Translate id="cost.amount.read" values={{amount: write.euro(question.amount)}}>
                  {'Read as {amount}.'}
                </Translate>
              )
            }
          />
          {hasCoins && (
            <Field
              label={<Translate id="cost.coin">Coin</Translate>}
              value={input.coin}
              onValue={(coin) => change({coin, price: ''})}
              options={named(coinsOf(figures), nameOfCoin)}
            />
          )}
          {action === 'buy' && (
            <Field
              label={<Translate id="cost.in">You pay by</Translate>}
              value={input.in}
              onValue={(way) => change({in: way})}
              options={texts.in}
            />
          )}
          <Field
            label={<Translate id="cost.out">Where it goes</Translate>}
            value={out}
            onValue={(to) => change({out: to})}
            options={named(WAYS_OUT[action], (to) => texts.out[to])}
          />
        </div>
        <Announcement text={isChanged ? trouble : ''} />
        {calculation && (
          <Answer calculation={calculation} isExample={isExamplePrice(input)} isAsked={isChanged} />
        )}
        <div className={tool.fields}>
          {hasCoins && action !== 'sell' && (
            <Field
              kind="amount"
              label={translate(
                {id: 'cost.price', message: 'Price of one {coin} in euros (optional)'},
                {coin: nameOfCoin(input.coin)},
              )}
              value={input.price}
              onValue={(price) => change({price})}
              fault={fault('price')}
              hint={
                isExamplePrice(input) && example !== undefined ? (
                  <Translate
                    id="cost.price.example"
                    values={{price: <Written>{write.plainEuro(example)}</Written>}}>
                    {'Without one, {price} is used: an example, not a market price.'}
                  </Translate>
                ) : (
                  <Translate id="cost.price.hint">Tells how many coins you get.</Translate>
                )
              }
            />
          )}
          {action !== 'withdraw' && (
            <Field
              kind="amount"
              label={<Translate id="cost.volume">Traded in the last 30 days, in euros</Translate>}
              value={input.volume}
              onValue={(volume) => change({volume})}
              fault={fault('volume')}
              hint={<Translate id="cost.volume.hint">Nothing yet? Leave it empty.</Translate>}
            />
          )}
        </div>
      </div>
      {calculation && (
        <div className={styles.column}>
          {action === 'buy' && (
            <Ways question={calculation.question} onChoose={(way) => change({in: way})} />
          )}
          <Result calculation={calculation} />
        </div>
      )}
    </div>
  );
}
