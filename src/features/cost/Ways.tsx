import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import {useTool, type Writer} from '@site/src/components/Tool/use-tool';
import Written from '@site/src/components/Written';
import {compareWays, type Option} from '@site/src/features/cost/model/alternatives';
import type {CostQuestion, WayIn} from '@site/src/features/cost/model/question';
import {figuresOfWay} from '@site/src/features/cost/model/ways';
import {stepTimeText, sumOf} from './texts';

import styles from './styles.module.css';

interface Props {
  question: CostQuestion;
  onChoose: (way: WayIn) => void;
}

/** Every way to pay in, as a button with its cost and time that selects it. */
export default function Ways({question, onChoose}: Props): ReactNode {
  const {figures, write} = useTool();
  const {cheapest, fastest, options} = compareWays(question, figures);
  if (options.length < 2) return null;
  return (
    <div className={styles.options}>
      <Heading as="h3">
        <Translate id="cost.ways">Ways to pay in</Translate>
      </Heading>
      <ul className={styles.ways}>
        {options.map((option) => (
          <li key={option.way}>
            <button
              type="button"
              className={styles.way}
              aria-pressed={option.way === question.in}
              onClick={() => onChoose(option.way)}>
              <strong>{texts.in[option.way]}</strong>
              <strong suppressHydrationWarning>{costOf(option, write)}</strong>
              <Written>{stepTimeText(figuresOfWay(option.way).time, write)}</Written>
              <span>
                {option === cheapest && (
                  <Badge tone="positive">
                    <Translate id="cost.ways.cheapest">Cheapest</Translate>
                  </Badge>
                )}{' '}
                {option.possible &&
                  option.arrival !== undefined &&
                  option.arrival === fastest?.arrival && (
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

function costOf({possible, calculation}: Option, write: Writer): ReactNode {
  return possible ? (
    sumOf(calculation, write).join(' + ')
  ) : (
    <Translate id="cost.ways.outside">outside its limits</Translate>
  );
}
