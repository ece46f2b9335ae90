import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@generated/texts/default/forms.json';
import {type ReactNode, type SubmitEvent, useState} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {appLinks} from '@site/src/config/brand';
import type {Endpoints} from '@site/src/config/endpoints';
import {email, type FieldRecord, type FieldRecords} from '@site/src/features/forms/fields';
import FormFields, {useFields} from '@site/src/features/forms/FormFields';
import formStyles from '@site/src/features/forms/styles.module.css';

import styles from './styles.module.css';

interface Props {
  /** Fields before the e-mail address and the password. */
  fields?: FieldRecords;
  password: FieldRecord;
  to: 'sign-in' | 'sign-up';
  button: string;
  /** Shown below the button. */
  children: ReactNode;
}

/** Sign-in and sign-up: posts to the application, or only tests what is typed if there is no endpoint. */
export default function SignForm({
  fields: first,
  password,
  to,
  button,
  children,
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const endpoint = ((siteConfig.customFields?.endpoints ?? {}) as Endpoints)[to];
  const [isTested, setTested] = useState(false);
  const fields = {...first, email: email(texts.labels.email, texts.missing.email), password};
  const form = useFields(fields);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const {currentTarget} = event;
    setTested(false);
    void form.handleSubmit(() => (endpoint ? currentTarget.submit() : setTested(true)))(event);
  };
  const application = (
    <a href={appLinks[to]} target="_blank" rel="noopener noreferrer">
      {new URL(appLinks[to]).host}
    </a>
  );
  return (
    <div className={`box ${styles.card}`}>
      {!endpoint && (
        <p>
          <Translate id="sign.unsent" values={{application}}>
            {
              'Nothing that you type here is sent: accounts are in the application, at {application}.'
            }
          </Translate>
        </p>
      )}
      {/* Without an endpoint, the method is the only one that sends nothing before hydration. */}
      <form
        className={endpoint ? formStyles.form : `with-script ${formStyles.form}`}
        action={endpoint}
        method={endpoint ? 'post' : 'dialog'}
        noValidate={useIsBrowser()}
        onSubmit={submit}>
        <FormFields fields={fields} form={form} />
        <div className={formStyles.actions}>
          <button type="submit" className={buttonClass('primary')}>
            {button}
          </button>
        </div>
        <p role="status">
          {isTested && (
            <Translate id="sign.tested" values={{application}}>
              {'All fields are right, and nothing was sent. Go on at {application}.'}
            </Translate>
          )}
        </p>
      </form>
      <div className={styles.below}>{children}</div>
    </div>
  );
}
