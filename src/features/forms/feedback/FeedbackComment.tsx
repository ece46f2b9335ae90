import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {buttonClass} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {brand} from '@site/src/config/brand';
import type {useDelivery} from '@site/src/features/forms/delivery/use-delivery';
import {MAX} from '@site/src/features/forms/limits';
import MailedPanel from '@site/src/features/forms/MailedPanel';
import {messageOf} from '@site/src/features/forms/messages';
import formStyles from '@site/src/features/forms/styles.module.css';

import styles from './styles.module.css';

export type Answer = 'yes' | 'no';

interface Props {
  /** Subject of the e-mail if there is no endpoint. */
  subject: string;
  helpful: Answer;
  delivery: ReturnType<typeof useDelivery>;
  onDone: () => void;
}

export default function FeedbackComment({subject, helpful, delivery, onDone}: Props): ReactNode {
  const [comment, setComment] = useState('');
  const {state, send} = delivery;
  const isTooLong = comment.trim().length > MAX.text;

  const submit = (): void => {
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
        if (isTooLong) event.currentTarget.querySelector('textarea')?.focus();
        else submit();
      }}>
      <Field
        label={
          helpful === 'yes' ? (
            <Translate id="feedback.helped">What helped you?</Translate>
          ) : (
            <Translate id="feedback.missing">What was missing or unclear?</Translate>
          )
        }
        optional
        rows={3}
        value={comment}
        onValue={setComment}
        fault={isTooLong && messageOf(`tooLong:${MAX.text}`, comment)}
      />
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
