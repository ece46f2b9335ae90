import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {brand} from '@site/src/config/brand';
import type {useDelivery} from '@site/src/features/forms/delivery/use-delivery';
import MailedPanel from '@site/src/features/forms/MailedPanel';
import formStyles from '@site/src/features/forms/styles.module.css';

import styles from './styles.module.css';

/** Maximum length in characters, as in the form's schema. */
const MAX_LENGTH = 5000;

export type Answer = 'yes' | 'no';

interface Props {
  /** Subject of the e-mail if there is no endpoint. */
  subject: string;
  helpful: Answer;
  delivery: ReturnType<typeof useDelivery>;
  onDone: () => void;
}

/** An optional follow-up question. */
export default function FeedbackComment({subject, helpful, delivery, onDone}: Props): ReactNode {
  const id = useId();
  const [comment, setComment] = useState('');
  const {state, send} = delivery;
  const excess = comment.trim().length - MAX_LENGTH;

  const submit = (): void => {
    if (excess > 0) return;
    if (comment.trim() === '') {
      onDone();
      return;
    }
    void send({
      fields: {helpful, comment: comment.trim()},
      mail: {to: brand.supportEmail, subject, body: comment.trim()},
      onSent: onDone,
    });
  };

  return (
    <form
      method="dialog"
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}>
      <label htmlFor={id}>
        {helpful === 'yes' ? (
          <Translate id="feedback.helped">What helped you? (optional)</Translate>
        ) : (
          <Translate id="feedback.missing">What was missing or unclear? (optional)</Translate>
        )}
      </label>
      <textarea
        id={id}
        rows={3}
        className={formStyles.input}
        value={comment}
        aria-invalid={excess > 0}
        aria-describedby={`${id}-error`}
        onChange={(event) => setComment(event.target.value)}
      />
      <p id={`${id}-error`} role="status" className={formStyles.error}>
        {excess > 0 &&
          translate(
            {
              id: 'form.tooLong',
              message: 'At most {max} characters: {excess} too many.',
            },
            {max: String(MAX_LENGTH), excess: String(excess)},
          )}
      </p>
      <div className={formStyles.actions}>
        <button
          type="submit"
          className={buttonClass('secondary')}
          aria-disabled={state.name === 'sending'}>
          <Translate id="feedback.send">Send</Translate>
        </button>
        <button type="button" className={formStyles.clear} onClick={onDone}>
          <Translate id="feedback.skip">Skip</Translate>
        </button>
      </div>
      {state.name === 'mailed' && <MailedPanel mail={state.mail} />}
    </form>
  );
}
