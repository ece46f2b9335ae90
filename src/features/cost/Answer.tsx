import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import Source from './Source';
import Summary from './Summary';
import {brokenText, sumOf, totalTimeText} from './texts';

import styles from './styles.module.css';

interface Props {
  calculation: Calculation;
  /** Whether the price is the example price. */
  isExample: boolean;
  /** Whether the visitor has changed something; the initial answer is not announced. */
  isAsked: boolean;
}

/** The cost, the duration, and the limits that rule the payment out. */
export default function Answer({isAsked, ...props}: Props): ReactNode {
  const {calculation} = props;
  const {broken, time} = calculation;
  const tool = useTool();
  const announced = translate(
    {id: 'cost.announced', message: 'Costs {total}. Takes {time}. {broken}'},
    {
      total: sumOf(calculation, tool.write).join(' + '),
      time: totalTimeText(time, tool.write.locale),
      broken: broken.map((each) => brokenText(each, tool)).join(' '),
    },
  );
  return (
    <>
      <Announcement text={isAsked ? announced : ''} />
      {broken.length > 0 && (
        <Verdict tone="bad">
          <ul className={styles.broken}>
            {broken.map((each) => (
              <li key={each.kind + (each.figure ?? '')}>
                {brokenText(each, tool)} {each.figure && <Source figure={each.figure} />}
              </li>
            ))}
          </ul>
        </Verdict>
      )}
      <Summary {...props} />
    </>
  );
}
