import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import CopyButton from '@site/src/components/Tool/CopyButton';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import Unbroken from '@site/src/components/Unbroken';
import type {Case, Method, Way} from '@site/src/features/payment/model/cases';
import {deadlineOf} from '@site/src/features/payment/model/deadline';
import Dates from './Dates';
import {deadlineText} from './texts';

interface Props {
  found: Case;
  way: Way;
  method: Method;
  /** ISO date; empty if unknown. */
  paid: string;
  today: string;
  /** Whether the visitor has changed something: an answer that came with the URL is not announced. */
  isChanged: boolean;
  onAgain: () => void;
}

const TONES = {usual: 'good', late: 'warning', over: 'bad'} as const;

/** How long to wait, with dates if the day of the payment is known. The page says what to do. */
export default function Answer({found, way, method, paid, today, ...props}: Props): ReactNode {
  const {isChanged, onAgain} = props;
  const {figures, write} = useTool();
  const {wait} = found;
  const deadline =
    wait && paid !== '' ? deadlineOf({way, method, wait, paid}, today, figures) : undefined;
  const answer = (deadline && deadlineText(deadline, write.locale)) ?? found.answer;
  const withoutDate = wait ? 'usual' : 'late';
  return (
    <>
      <Announcement text={isChanged ? answer : ''} />
      <Verdict tone={TONES[deadline?.state ?? withoutDate]}>
        <Heading key={answer} as="h3">
          <Unbroken text={answer} />
        </Heading>
      </Verdict>
      {deadline?.kind === 'days' && <Dates deadline={deadline} {...{way, method, paid}} />}
      <p>
        <Translate id="payment.share">The address of this page holds your answers:</Translate>{' '}
        <CopyButton
          what={translate({id: 'payment.copy', message: 'the address of this answer'})}
          text={() => window.location.href}
        />
      </p>
      <div>
        <button type="button" className={buttonClass('secondary')} onClick={onAgain}>
          <Translate id="payment.again">Start again</Translate>
        </button>
      </div>
    </>
  );
}
