import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useRef} from 'react';

import {buttonClass} from '@site/src/components/Button';
import StartNow from '@site/src/components/StartNow';
import CopyButton from '@site/src/components/Tool/CopyButton';
import type {FormName} from './delivery/deliver';
import {type Mail, mailBody, mailText} from './delivery/mail';
import {automaticMessage, useDelivery} from './delivery/use-delivery';
import type {FieldRecords, Values} from './fields';
import FormFields, {useFields} from './FormFields';
import Progress from './Progress';
import {clearDraft, useDraft} from './use-draft';

import styles from './styles.module.css';

interface Props {
  name: FormName;
  fields: FieldRecords;
  /** E-mail recipient if there is no endpoint. */
  to: string;
  subject: (values: Values) => string;
  /** The button if there is an endpoint. */
  button: ReactNode;
  /** Shown once the message has arrived. */
  sent: ReactNode;
}

/** A form whose messages go to the configured endpoint, or to the visitor's mail program. */
export default function MessageForm({name, fields, to, subject, button, sent}: Props): ReactNode {
  const inBrowser = useIsBrowser();
  const trap = useRef<HTMLInputElement>(null);
  const {state, endpoint, send, fail, reset} = useDelivery(name);
  const form = useFields(fields);
  useDraft(name, form);

  const mailOf = (values: Values): Mail => ({
    to,
    subject: subject(values),
    body: mailBody(fields, values),
  });

  const clear = (): void => {
    form.reset();
    clearDraft(name);
    reset();
  };

  const submit = async (values: Values): Promise<void> => {
    if (trap.current?.value) return fail(automaticMessage());
    await send({
      fields: values,
      mail: mailOf(values),
      onFieldErrors: (errors) => {
        for (const [field, message] of Object.entries(errors)) {
          if (field in values) form.setError(field, {type: 'endpoint', message});
        }
      },
      onSent: clear,
    });
  };

  if (state.name === 'sent') {
    return (
      <div className="box">
        <p>
          <strong ref={focus} tabIndex={-1}>
            <Translate id="form.sent.title">Thank you. We have received it.</Translate>
          </strong>
        </p>
        <p>{sent}</p>
      </div>
    );
  }
  return (
    // Without JavaScript the browser validates the fields and the mail program opens with what was typed;
    // no value ever ends up in the URL.
    <form
      noValidate={inBrowser}
      className={styles.form}
      action={`mailto:${to}`}
      method="post"
      encType="text/plain"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {/* Starts the scripts at once, so that what was typed before a reload reappears. */}
      <StartNow />
      {!endpoint && (
        <p className="quiet">
          <Translate id="form.note.mail" values={{to}}>
            {
              'You send the message yourself to {to}: your mail program opens with it, or you copy it.'
            }
          </Translate>
        </p>
      )}
      <FormFields fields={fields} form={form} />
      {/* Hidden from people, including those with a screen reader or keyboard; bots fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <input
          ref={trap}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          aria-label={translate({id: 'form.honeypot', message: 'Leave this empty'})}
        />
      </div>
      <Progress state={state} />
      <div className={`wrapped ${styles.actions}`}>
        <button
          type="submit"
          className={buttonClass('primary')}
          aria-disabled={state.name === 'sending'}>
          {endpoint ? button : <Translate id="form.mail">Open in your mail</Translate>}
        </button>
        {!endpoint && (
          <span className="with-script">
            <CopyButton
              look={buttonClass('secondary')}
              label={translate({id: 'form.copy', message: 'Copy the message'})}
              what=""
              text={() => mailText(mailOf(form.getValues()))}
              disabled={!form.formState.isDirty}
            />
          </span>
        )}
        {form.formState.isDirty && (
          <button type="button" className={`clean-btn ${styles.clear}`} onClick={clear}>
            <Translate id="form.clear">Clear the form</Translate>
          </button>
        )}
      </div>
    </form>
  );
}

/** The focused button is gone, so the focus moves to what has taken the place of the form. */
const focus = (title: HTMLElement | null): void => title?.focus();
