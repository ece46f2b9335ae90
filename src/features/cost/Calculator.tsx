import clsx from 'clsx';
import {lazy, type ReactNode, Suspense, useMemo} from 'react';

import {faultText} from '@site/src/components/Tool/fault-text';
import tool from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import {Announcement} from '@site/src/components/Tool/Verdict';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {addressForm} from '@site/src/features/cost/model/address';
import {calculate} from '@site/src/features/cost/model/calculate';
import {
  AMOUNT_FIELDS,
  type AmountField,
  isExamplePrice,
  readQuestion,
} from '@site/src/features/cost/model/question';
import {answerFor, type CountryAnswer, listedCountries} from '@site/src/features/countries/find';
import {announcedText, countryFault} from '@site/src/features/countries/text';
import {useWorld} from '@site/src/features/countries/use-world';
import {useAddress} from '@site/src/lib/use-address';
import Answer from './Answer';
import Fields from './Fields';
import MoreFields from './MoreFields';
import Price from './Price';
import Result, {type Picture} from './Result';
import Ways from './Ways';

import styles from './styles.module.css';

const CountryVerdict = lazy(async () =>
  import('@site/src/features/countries/CountryVerdict').catch(() => ({default: ShortVerdict})),
);

/** In place of a verdict that could not be loaded. */
function ShortVerdict({answer}: {answer: CountryAnswer}): ReactNode {
  return <p>{announcedText(answer)}</p>;
}

/** The calculator itself. */
export default function Calculator({chart}: {chart?: Picture | undefined}): ReactNode {
  const {figures, pages, write} = useTool();
  const form = useMemo(() => addressForm(figures), [figures]);
  const {question: input, isChanged, faultOf: lost, change} = useAddress(form);
  const world = useWorld(input.country !== '');
  const countries = useMemo(() => listedCountries(figures, world), [figures, world]);
  const answer = useMemo(
    () => answerFor(input.country, countries, world),
    [input.country, countries, world],
  );
  const {question, faults} = useMemo(() => readQuestion(input), [input]);
  const fault = (field: AmountField): string | undefined =>
    faults[field] && faultText(faults[field], write.locale);
  const trouble = AMOUNT_FIELDS.flatMap((field) => fault(field) ?? []).join(' ');
  const isInCoins = input.out === 'wallet' || input.out === 'stay';
  const isRefused = answer.kind === 'listed' && answer.country.group === 'restricted';
  const calculation = question && !isRefused ? calculate(question, figures) : undefined;

  return (
    <div className={clsx(tool.tool, styles.calculator)}>
      <div className={styles.column}>
        <Fields input={input} onInput={change} question={question} fault={fault} lost={lost} />
        <Announcement text={isChanged ? trouble : ''} />
        {calculation && (
          <Answer calculation={calculation} isExample={isExamplePrice(input)} isAsked={isChanged} />
        )}
        {!isRefused && (isInCoins || input.price !== '') && (
          <Price input={input} onInput={change} fault={fault('price') ?? lost('price')} />
        )}
        <MoreFields
          input={input}
          onInput={change}
          fault={fault}
          lost={lost}
          countries={countries}
          countryFault={countryFault(answer)}
        />
        <div aria-live="polite">
          {answer.kind !== 'empty' && (
            <Suspense key={announcedText(answer)} fallback={announcedText(answer)}>
              <CountryVerdict answer={answer} home={homeOf(pages)} />
            </Suspense>
          )}
        </div>
      </div>
      {calculation && (
        <Ways question={calculation.question} onChoose={(way) => change({in: way})} />
      )}
      {calculation && <Result calculation={calculation} chart={chart} />}
    </div>
  );
}

const FEES = '/resources/fee-schedule';

/** The route prefix of the page's version: empty, or for example `/2024-11`. */
function homeOf(pages: ToolData['pages']): string {
  return pages[FEES]?.route.slice(0, -FEES.length) ?? '';
}
