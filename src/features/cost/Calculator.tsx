import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import {type ReactNode, useMemo} from 'react';

import Field, {named} from '@site/src/components/Field';
import {faultText} from '@site/src/components/Tool/fault-text';
import tool from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import {Announcement} from '@site/src/components/Tool/Verdict';
import {calculate} from '@site/src/features/cost/model/calculate';
import {
  ACTIONS,
  addressForm,
  AMOUNT_FIELDS,
  type AmountField,
  coinsOf,
  coinsWithFee,
  readQuestion,
  WAYS_OUT,
} from '@site/src/features/cost/model/question';
import {useAddress} from '@site/src/lib/use-address';
import {nameOfCoin} from './model/receipt';
import Receipt from './Receipt';
import Ways from './Ways';

import styles from './styles.module.css';

/**
 * A question about cost and its receipt.
 *
 * @param isShort only a purchase, of a coin whose network fee is known
 */
export default function Calculator({isShort = false}: {isShort?: boolean}): ReactNode {
  const {figures, write} = useTool();
  const form = useMemo(() => addressForm(figures), [figures]);
  const {question: input, isChanged, change} = useAddress(form);
  const {question, faults} = useMemo(() => readQuestion(input, figures), [input, figures]);
  const fault = (field: AmountField): string | undefined =>
    faults[field] && faultText(faults[field], write.locale);
  const trouble = AMOUNT_FIELDS.flatMap((field) => fault(field) ?? []).join(' ');
  const calculation = question && calculate(question, figures);
  const {action, out} = input;
  const hasCoins = action !== 'withdraw' || out === 'wallet';

  return (
    <>
      {!isShort && (
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
      )}
      <div className={isShort ? styles.short : tool.pairs}>
        <Field
          name="amount"
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
            name="coin"
            label={<Translate id="cost.coin">Coin</Translate>}
            value={input.coin}
            onValue={(coin) => change({coin, price: ''})}
            options={named(isShort ? coinsWithFee(figures) : coinsOf(figures), (coin) =>
              nameOfCoin(coin, {texts}),
            )}
          />
        )}
        {action === 'buy' && !isShort && (
          <Field
            label={<Translate id="cost.in">You pay by</Translate>}
            value={input.in}
            onValue={(way) => change({in: way})}
            options={texts.in}
          />
        )}
        <Field
          name="out"
          label={<Translate id="cost.out">Where it goes</Translate>}
          value={out}
          onValue={(to) => change({out: to})}
          options={named(WAYS_OUT[action], (to) => texts.out[to])}
        />
      </div>
      <Announcement text={isChanged ? trouble : ''} />
      {calculation && <Receipt calculation={calculation} isAsked={isChanged} isShort={isShort} />}
      {!isShort && (
        <div className={tool.fields}>
          {hasCoins && action !== 'sell' && (
            <Field
              kind="amount"
              label={translate(
                {id: 'cost.price', message: 'Price of one {coin} in euros (optional)'},
                {coin: nameOfCoin(input.coin, {texts})},
              )}
              value={input.price}
              onValue={(price) => change({price})}
              fault={fault('price')}
              hint={<Translate id="cost.price.hint">Tells how many coins you get.</Translate>}
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
      )}
      {!isShort && calculation && (
        <div className={styles.more}>
          {action === 'buy' && (
            <Ways question={calculation.question} onChoose={(way) => change({in: way})} />
          )}
          <p>
            <Translate id="cost.rules">
              Counted for a Verified account, and an order that is filled at once. Each fee is
              deducted from what the previous step left. Not included: charges of your bank, of
              banks in between or of your card issuer, the spread in the order book, and taxes.
            </Translate>
          </p>
        </div>
      )}
    </>
  );
}
