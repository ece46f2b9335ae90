import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ComponentType, ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import {Rules} from './Notes';
import StepList from './StepList';

import styles from './styles.module.css';

interface Props {
  calculation: Calculation;
  chart: Picture | undefined;
}

/** Draws how the total changes with the amount. */
export type Picture = ComponentType<{calculation: Calculation}>;

/** How the total is made up, and how it changes with the amount. */
export default function Result({calculation, chart: Chart}: Props): ReactNode {
  const {write} = useTool();
  const {question, unchecked, tier} = calculation;
  return (
    <div className={styles.column}>
      <div>
        <Heading as="h3">
          <Translate id="cost.steps">Step by step</Translate>
        </Heading>
        <StepList calculation={calculation} />
        {unchecked.length > 0 && (
          <p className={styles.quiet}>
            <Translate
              id="cost.unchecked"
              values={{
                limits: new Intl.ListFormat(write.locale).format(
                  unchecked.map((id) => write.figure(id)),
                ),
              }}>
              {
                'Smallest order or withdrawal: {limits}. Without a price, we cannot tell whether you reach it.'
              }
            </Translate>
          </p>
        )}
      </div>
      {Chart && <Chart calculation={calculation} />}
      <Rules tier={tier} way={question.in} />
    </div>
  );
}
