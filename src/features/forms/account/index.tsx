import Translate, {translate} from '@docusaurus/Translate';
import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import {type ReactNode, type SubmitEvent, useState} from 'react';
import {useForm} from 'react-hook-form';

import {AppButton, buttonClass} from '@site/src/components/Button';
import {showToast} from '@site/src/components/Toast';
import {type AppLink, appLinks} from '@site/src/config/brand';
import ErrorSummary from '@site/src/features/forms/ErrorSummary';
import {email, type FieldRecord, type FieldRecords} from '@site/src/features/forms/fields';
import FormFields from '@site/src/features/forms/FormFields';
import {keepFocus} from '@site/src/features/forms/keep-focus';
import {emptyValues, schemaOf, type Values} from '@site/src/features/forms/schemas';
import formStyles from '@site/src/features/forms/styles.module.css';

import styles from './styles.module.css';

interface Props {
  /** Fields before the e-mail address and the password. */
  fields?: FieldRecords;
  password: (label: string) => FieldRecord;
  /** The application page that opens. */
  to: AppLink;
  button: string;
  /** Shown below the button. */
  children: ReactNode;
}

/**
 * Sign-in and sign-up. Accounts are in the application, which the notice links to. What is typed
 * here is validated but never sent: the application asks again. The password is cleared at once.
 */
export default function SignForm({
  fields: first = {},
  password,
  to,
  button,
  children,
}: Props): ReactNode {
  const [left, setLeft] = useState(false);
  const fields: FieldRecords = {
    ...first,
    email: email(translate({id: 'sign.email', message: 'E-mail address'})),
    password: password(translate({id: 'sign.password', message: 'Password'})),
  };
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schemaOf(fields)),
    defaultValues: emptyValues(fields),
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(() => {
    window.open(appLinks[to], '_blank', 'noopener,noreferrer');
    form.resetField('password');
    setLeft(true);
    void showToast(
      'info',
      translate({
        id: 'sign.toast',
        message: 'The application opens in a new tab. Nothing that you typed here was sent.',
      }),
    );
  });

  // A second press finds the password cleared, which is not an error.
  const submitOnce = (event: SubmitEvent): void => {
    if (left && !form.getValues('password')) event.preventDefault();
    else void submit(event);
  };

  return (
    <div className={styles.card}>
      <div className={styles.notice}>
        <p>
          <Translate
            id="sign.notice"
            values={{host: <strong>{new URL(appLinks[to]).host}</strong>}}>
            {'Accounts are in the application, at {host}.'}
          </Translate>
        </p>
        <AppButton to={to}>
          <Translate id="sign.open">Open the application</Translate>
        </AppButton>
      </div>
      {/* Hidden without JavaScript, because nothing could validate it or open the application; the link above works. */}
      {/* `dialog` is the only method that sends nothing if the button is pressed before hydration. */}
      <form
        noValidate
        method="dialog"
        className={`with-script ${formStyles.form}`}
        onSubmit={submitOnce}>
        <p className={formStyles.note}>
          <Translate id="sign.fields">
            Or check your details here first. Nothing that you type leaves this page or is stored:
            the button checks it, clears the password and opens the application, which asks again.
          </Translate>
        </p>
        <ErrorSummary fields={fields} form={form} />
        <FormFields fields={fields} form={form} />
        <div className={formStyles.actions}>
          <button type="submit" className={buttonClass('secondary')} onMouseDown={keepFocus}>
            {button}
          </button>
        </div>
      </form>
      <div role="status">
        {left && (
          <p>
            <Translate
              id="sign.blocked"
              values={{
                link: (
                  <a href={appLinks[to]} target="_blank" rel="noopener noreferrer">
                    <Translate id="sign.blocked.link">open the application</Translate>
                  </a>
                ),
              }}>
              {'No new tab? Your browser may have blocked it: {link}.'}
            </Translate>
          </p>
        )}
      </div>
      <div className={styles.below}>{children}</div>
    </div>
  );
}
