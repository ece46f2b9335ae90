import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {brand} from '@site/src/config/brand';
import {mailtoUrl} from '@site/src/features/forms/delivery/mail';
import FeedbackComment from './FeedbackComment';
import {useFeedback} from './use-feedback';

import styles from './styles.module.css';

/** "Was this article helpful?": yes or no, then one question that may be left out. */
export default function ArticleFeedback({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  const {answer, asking, choose, done, delivery} = useFeedback(pathname);
  const question = <Translate id="feedback.question">Was this article helpful?</Translate>;
  return (
    <div className={styles.feedback}>
      <div className="with-script">
        {!answer && (
          <div role="group" aria-labelledby="feedback" className={styles.choice}>
            <span id="feedback" className={styles.question}>
              {question}
            </span>
            {(['yes', 'no'] as const).map((value) => (
              <button
                key={value}
                type="button"
                className={buttonClass('secondary')}
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
          {answer && <Translate id="feedback.thanks">Thank you for telling us.</Translate>}
        </p>
        {answer && asking && (
          <FeedbackComment title={title} helpful={answer} delivery={delivery} onDone={done} />
        )}
      </div>
      <p className={clsx(styles.byMail, 'without-script')}>
        {question}{' '}
        <a
          href={mailtoUrl(brand.supportEmail, {
            subject: translate(
              {id: 'feedback.subject', message: 'About the article: {title}'},
              {title},
            ),
          })}>
          <Translate id="feedback.how">Tell us by e-mail</Translate>
        </a>
      </p>
    </div>
  );
}
