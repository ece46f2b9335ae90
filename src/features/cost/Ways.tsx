import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Written from '@site/src/components/Written';
import {calculate} from '@site/src/features/cost/model/calculate';
import {type CostQuestion, type WayIn, WAYS_IN} from '@site/src/features/cost/model/question';
import {FIGURES_OF_WAY} from '@site/src/features/cost/model/steps';
import {sumOf} from './model/receipt';

import styles from './styles.module.css';

interface Props {
  question: CostQuestion;
  onChoose: (way: WayIn) => void;
}

/** Every way to pay in, as a button with its cost and time that selects it. */
export default function Ways({question, onChoose}: Props): ReactNode {
  const {figures, write} = useTool();
  return (
    <div>
      <Heading as="h3">
        <Translate id="cost.ways">Ways to pay in</Translate>
      </Heading>
      <ul className={styles.ways}>
        {WAYS_IN.map((way) => {
          const calculation = calculate({...question, in: way}, figures);
          const isOutside = calculation.broken.some(({ofWay}) => ofWay);
          const {limits, time} = FIGURES_OF_WAY[way];
          return (
            <li key={way}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={way === question.in}
                disabled={isOutside && way !== question.in}
                onClick={() => onChoose(way)}>
                <strong>{texts.in[way]}</strong>
                <strong suppressHydrationWarning>
                  {isOutside
                    ? translate(
                        {id: 'cost.ways.outside', message: 'only {limits}'},
                        {limits: write.figure(limits)},
                      )
                    : sumOf(calculation, {write, texts})}
                </strong>
                <Written>{write.figure(time)}</Written>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
