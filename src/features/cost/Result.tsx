import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';
import {useTool} from '@site/src/components/Tool/use-tool';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import {Rules} from './Notes';
import StepList from './StepList';

import styles from './styles.module.css';

/** How the total is made up, and an address that holds the question. */
export default function Result({calculation}: {calculation: Calculation}): ReactNode {
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
      <p className={styles.share}>
        <Translate id="cost.share">The address of this page holds your calculation:</Translate>
        <CopyButton
          what={translate({id: 'cost.copy', message: 'the address of this calculation'})}
          text={() => `${window.location.href.split('#')[0] ?? ''}#cost-calculator`}
        />
      </p>
      <Rules tier={tier} way={question.in} />
    </div>
  );
}
