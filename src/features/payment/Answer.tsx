import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import CopyButton from '@site/src/components/Tool/CopyButton';
import Ranges from '@site/src/components/Tool/Ranges';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import type {ToolFigures} from '@site/src/content/figures/tool-figures';
import {groupAt, type GroupName, type Method} from '@site/src/features/payment/model/cases';
import {deadlineOf, stateOf} from '@site/src/features/payment/model/deadline';
import {LINKS} from '@site/src/features/payment/model/links';
import {useFormatLocale} from '@site/src/lib/locale';
import Dates from './Dates';
import Support from './Support';
import {caseTexts, deadlineText, undatedText} from './texts';

interface Props {
  group: GroupName;
  method: Method;
  screen: string;
  /** ISO day; empty where it is not known. */
  paid: string;
  today: string;
  figures: ToolFigures;
  /** An answer that the address brought is not announced to screen readers. */
  isChanged: boolean;
  onAgain: () => void;
}

const TONES = {usual: 'good', late: 'warning', over: 'bad'} as const;

/** What it most likely means, until when to wait, and what to do then. */
export default function Answer({
  group,
  method,
  screen,
  paid,
  today,
  figures,
  isChanged,
  onAgain,
}: Props): ReactNode {
  const locale = useFormatLocale();
  const found = groupAt(group).cases[screen];
  const words = caseTexts(group, screen, [method], figures, locale);
  if (!found || !words) return null;
  const deadline = paid === '' ? undefined : deadlineOf(group, method, screen, paid, figures);
  const state = deadline && stateOf(deadline, paid, today);
  const own = state === 'over' ? undefined : words.title;
  const title =
    own ??
    (deadline
      ? deadlineText(deadline, paid, today, figures, locale)
      : undatedText(group, [method], figures, locale));
  const calm = found.wait === 'call' ? 'bad' : found.wait === 'act' ? 'warning' : 'good';
  return (
    <>
      <Announcement text={isChanged ? `${title}. ${words.means}` : ''} />
      <Verdict tone={state ? TONES[state] : calm}>
        <Heading as="h3">
          <Ranges text={title} />
        </Heading>
        <p>{words.means}</p>
      </Verdict>
      {deadline?.kind === 'days' && <Dates deadline={deadline} group={group} paid={paid} />}
      <div>
        <Heading as="h3">
          {state === 'over' ? (
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
            {state === 'over' ? (
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
      <Support group={group} method={method} figures={figures} />
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
