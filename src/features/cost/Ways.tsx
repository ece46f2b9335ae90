import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import {useTool} from '@site/src/components/Tool/use-tool';
import Written from '@site/src/components/Written';
import type {CostQuestion, WayIn} from '@site/src/features/cost/model/question';
import {FIGURES_OF_WAY} from '@site/src/features/cost/model/steps';
import {compareWays} from '@site/src/features/cost/model/ways';
import {sumOf} from './texts';

import styles from './styles.module.css';

interface Props {
  question: CostQuestion;
  onChoose: (way: WayIn) => void;
}

/** Every way to pay in, as a button with its cost and time that selects it. */
export default function Ways({question, onChoose}: Props): ReactNode {
  const {figures, write} = useTool();
  const {cheapest, fastest, options} = compareWays(question, figures);
  return (
    <div>
      <Heading as="h3">
        <Translate id="cost.ways">Ways to pay in</Translate>
      </Heading>
      <ul className={styles.ways}>
        {options.map((option) => (
          <li key={option.way}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={option.way === question.in}
              onClick={() => onChoose(option.way)}>
              <strong>{texts.in[option.way]}</strong>
              <strong suppressHydrationWarning>
                {option.isPossible ? (
                  sumOf(option.calculation, write).join(' + ')
                ) : (
                  <Translate id="cost.ways.outside">outside its limits</Translate>
                )}
              </strong>
              <Written>{write.figure(FIGURES_OF_WAY[option.way].time)}</Written>
              <span>
                {option === cheapest && (
                  <Badge tone="positive">
                    <Translate id="cost.ways.cheapest">Cheapest</Translate>
                  </Badge>
                )}{' '}
                {option === fastest && (
                  <Badge tone="accent">
                    <Translate id="cost.ways.fastest">Fastest</Translate>
                  </Badge>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
