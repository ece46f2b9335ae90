import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/forms.json';
import type {ReactNode} from 'react';

import {textOf, type ToolData} from '@site/src/content/figures/tool-figures';
import MessageForm from '@site/src/features/forms/MessageForm';
import {useFormatLocale} from '@site/src/lib/locale';
import {CONTACT_FORMS} from './fields';
import type {ContactFormName} from './names';

/** `::contact-form[technical]`: a form of the contact page. */
export default function ContactForm({
  name,
  figures,
}: ToolData & {name: ContactFormName}): ReactNode {
  const time = textOf(figures, 'service.support.response', {
    form: 'bare',
    locale: useFormatLocale(),
  });
  return (
    <MessageForm
      {...CONTACT_FORMS[name]}
      name={`contact.${name}`}
      button={texts.send}
      sent={interpolate(texts.sent, {time})}
    />
  );
}
