import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {buttonClass} from '@site/src/components/Button';
import Link from '@site/src/components/Link';
import {brand} from '@site/src/config/brand';
import {mailtoUrl} from '@site/src/features/forms/delivery/mail';
import {useDelivery} from '@site/src/features/forms/delivery/use-delivery';
import Progress from '@site/src/features/forms/Progress';

import styles from './styles.module.css';

type Answer = 'yes' | 'no';

/** "Was this article helpful?": yes or no. What was missing is written in the contact form. */
export default function ArticleFeedback({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  // The answer from an earlier visit, kept in the browser's storage.
  const [earlier, slot] = useStorageSlot(`feedback.${pathname}`);
  const [answer, setAnswer] = useState<Answer>();
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
      fields: {helpful: given},
      mail: {to: brand.supportEmail, subject, body: ''},
      onSent: () => accept(given),
    });
  };

  const isAnswered = answer !== undefined || earlier !== null;
  return (
    <div className={styles.feedback}>
      <div className="with-script">
        {!isAnswered && (
          <div role="group" aria-labelledby="feedback" className="wrapped">
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
        <p role="status">
          {isAnswered &&
            (delivery.endpoint ? (
              <Translate id="feedback.thanks">Thank you for telling us.</Translate>
            ) : (
              <Translate id="feedback.kept">
                Your answer stays in this browser: nothing was sent.
              </Translate>
            ))}{' '}
          {answer === 'no' && (
            <Link to={`/contact?${new URLSearchParams({subject}).toString()}`}>
              <Translate id="feedback.missing">Write to us what was missing or unclear</Translate>
            </Link>
          )}
        </p>
        <Progress state={delivery.state} />
      </div>
      <p className="without-script">
        {question}{' '}
        <a href={mailtoUrl(brand.supportEmail, {subject})}>
          <Translate id="feedback.how">Tell us by e-mail</Translate>
        </a>
      </p>
    </div>
  );
}
