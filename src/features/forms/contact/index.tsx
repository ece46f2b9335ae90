import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/forms.json';
import type {ReactNode} from 'react';

import {brand} from '@site/src/config/brand';
import type {Values} from '@site/src/features/forms/fields';
import MessageForm from '@site/src/features/forms/MessageForm';
import {contactFields, type ContactFormName} from './fields';

const {subjects} = texts;

/** The subject of each form as an e-mail. */
const SUBJECTS: Readonly<Record<ContactFormName, (values: Values) => string>> = {
  general: ({subject = ''}) => subject,
  technical: () => subjects.technical,
  business: ({company = ''}) => interpolate(subjects.business, {company}),
};

const fields = contactFields(texts);

interface Props {
  name: ContactFormName;
  /** How soon we answer: `under 2 hours`. */
  time: string;
}

/** `::contact-form[technical]`: a form of the contact page. */
export default function ContactForm({name, time}: Props): ReactNode {
  return (
    <MessageForm
      name={`contact.${name}`}
      fields={fields[name]}
      to={name === 'business' ? brand.businessEmail : brand.supportEmail}
      subject={SUBJECTS[name]}
      button={translate({id: 'forms.send', message: 'Send message'})}
      sent={translate(
        {
          id: 'forms.sent',
          message: 'Someone reads it and answers by e-mail, typically in {time}.',
        },
        {time},
      )}
    />
  );
}
