import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/page-contact.json';
import type {ReactNode} from 'react';

import Tabs from '@site/src/components/Tabs';
import {brand} from '@site/src/config/brand';
import MessageForm from '@site/src/features/forms/MessageForm';
import {BUSINESS, GENERAL, TECHNICAL} from './_forms';

/** The three forms of the contact page, each for its own kind of question. */
export default function ContactForms(): ReactNode {
  const {general, technical, business} = texts;
  const common = {button: texts.send, sent: texts.sent};
  return (
    <Tabs
      label={texts.tabs}
      defaultTab="general"
      tabs={[
        {
          id: 'general',
          label: general.tab,
          content: (
            <MessageForm
              {...common}
              name="contact.general"
              fields={GENERAL}
              to={brand.supportEmail}
              subject={({subject}) => subject ?? ''}
            />
          ),
        },
        {
          id: 'technical',
          label: technical.tab,
          content: (
            <MessageForm
              {...common}
              name="contact.technical"
              fields={TECHNICAL}
              to={brand.supportEmail}
              subject={() => technical.subject}
            />
          ),
        },
        {
          id: 'business',
          label: business.tab,
          content: (
            <MessageForm
              {...common}
              name="contact.business"
              fields={BUSINESS}
              to={brand.businessEmail}
              subject={({company = ''}) => interpolate(business.subject, {company})}
            />
          ),
        },
      ]}
    />
  );
}
