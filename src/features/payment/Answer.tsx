import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import CopyButton from '@site/src/components/Tool/CopyButton';
import Ranges from '@site/src/components/Tool/Ranges';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import type {Case} from '@site/src/features/payment/model/cases';
import {deadlineOf} from '@site/src/features/payment/model/deadline';
import {LINKS} from '@site/src/features/payment/model/links';
import Dates from './Dates';
import Support from './Support';
import {caseTexts, deadlineText, undatedText} from './texts';

interface Props {
  /** The case, narrowed down to one method. */
  found: Case;
  /** ISO date; empty if unknown. */
  paid: string;
  today: string;
  /** Whether the visitor has changed something: an answer that came with the URL is not announced. */
  isChanged: boolean;
  onAgain: () => void;
}

/** Tone by the state of the deadline, or by the case if there is no date. */
const TONES = {
  usual: 'good',
  retry: 'good',
  open: 'good',
  late: 'warning',
  act: 'warning',
  over: 'bad',
  call: 'bad',
} as const;

/** The most likely meaning, how long to wait, and what to do then. */
export default function Answer({found, paid, today, isChanged, onAgain}: Props): ReactNode {
  const tool = useTool();
  const words = caseTexts(found, tool);
  const deadline = paid === '' ? undefined : deadlineOf(found, paid, today, tool.figures);
  const isOver = deadline?.state === 'over';
  const title =
    (isOver ? undefined : words.title) ??
    (deadline ? deadlineText(deadline, tool.write) : undatedText(found, tool));
  return (
    <>
      <Announcement text={isChanged ? `${title}. ${words.means}` : ''} />
      <Verdict tone={TONES[deadline?.state ?? found.wait]}>
        <Heading as="h3">
          <Ranges text={title} />
        </Heading>
        <p>{words.means}</p>
      </Verdict>
      {deadline?.kind === 'days' && <Dates deadline={deadline} way={found.way} paid={paid} />}
      <div>
        <Heading as="h3">
          {isOver ? (
            <Translate id="payment.first">First</Translate>
          ) : (
            <Translate id="payment.now">Now</Translate>
          )}
        </Heading>
        <p>
          <Ranges text={words.now} />
        </p>
      </div>
      {words.later && (
        <div>
          <Heading as="h3">
            {isOver ? (
              <Translate id="payment.then">Then</Translate>
            ) : (
              <Translate id="payment.later">After that</Translate>
            )}
          </Heading>
          <p>{words.later}</p>
        </div>
      )}
      <p>
        <Translate
          id="payment.more"
          values={{link: <Link to={LINKS[found.link]}>{texts.link[found.link]}</Link>}}>
          {'Read more: {link}.'}
        </Translate>
      </p>
      <Support found={found} />
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
