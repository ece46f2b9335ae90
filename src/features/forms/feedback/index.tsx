import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {lazy, type ReactNode, Suspense, useState} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {brand} from '@site/src/config/brand';
import {mailtoUrl} from '@site/src/features/forms/delivery/mail';
import {useDelivery} from '@site/src/features/forms/delivery/use-delivery';
import Progress from '@site/src/features/forms/Progress';
import type {Answer} from './FeedbackComment';

import styles from './styles.module.css';

const FeedbackComment = lazy(() => import('./FeedbackComment').catch(() => ({default: MailLink})));

/** "Was this article helpful?": yes or no, then an optional follow-up question. */
export default function ArticleFeedback({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  // The answer from an earlier visit, kept in the browser's storage.
  const [earlier, slot] = useStorageSlot(`feedback.${pathname}`);
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(true);
  const delivery = useDelivery('feedback');
  const question = <Translate id="feedback.question">Was this article helpful?</Translate>;
  const subject = translate(
    {id: 'feedback.subject', message: 'About the article: {title}'},
    {title},
  );

  const accept = (given: Answer): void => {
    slot.set(given);
    setAnswer(given);
  };
  const choose = (given: Answer): void => {
    // Without an endpoint, a bare yes or no is not worth an e-mail.
    if (!delivery.endpoint) return accept(given);
    void delivery.send({
      fields: {helpful: given, comment: ''},
      mail: {to: brand.supportEmail, subject, body: ''},
      onSent: () => accept(given),
    });
  };

  const isAnswered = answer !== undefined || earlier !== null;
  return (
    <div className={styles.feedback}>
      <div className="with-script">
        {!isAnswered && (
          <div role="group" aria-labelledby="feedback" className={styles.choice}>
            <span id="feedback" className={styles.question}>
              {question}
            </span>
            {(['yes', 'no'] as const).map((value) => (
              <button
                key={value}
                type="button"
                className={buttonClass('secondary')}
                aria-disabled={delivery.state.name === 'sending'}
                onClick={() => choose(value)}>
                {value === 'yes' ? (
                  <Translate id="feedback.yes">Yes</Translate>
                ) : (
                  <Translate id="feedback.no">No</Translate>
                )}
              </button>
            ))}
          </div>
        )}
        <p role="status" className={styles.thanks}>
          {isAnswered && <Translate id="feedback.thanks">Thank you for telling us.</Translate>}
        </p>
        {answer && isAsking && (
          <Suspense>
            <FeedbackComment
              subject={subject}
              helpful={answer}
              delivery={delivery}
              onDone={() => setAsking(false)}
            />
          </Suspense>
        )}
        <Progress state={delivery.state} />
      </div>
      <p className={clsx(styles.byMail, 'without-script')}>
        {question} <MailLink subject={subject} />
      </p>
    </div>
  );
}

/** For visitors without script, and in place of a script that cannot be loaded. */
function MailLink({subject}: {subject: string}): ReactNode {
  return (
    <a href={mailtoUrl(brand.supportEmail, {subject})}>
      <Translate id="feedback.how">Tell us by e-mail</Translate>
    </a>
  );
}
