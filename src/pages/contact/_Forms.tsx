import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Figure from '@site/src/components/Figure';
import Tabs from '@site/src/components/Tabs';
import {brand} from '@site/src/config/brand';
import MessageForm from '@site/src/features/forms/MessageForm';
import {businessFields, generalFields, technicalFields} from './_forms';

/** The three forms of the contact page, each for its own kind of question. */
export default function ContactForms(): ReactNode {
  const common = {
    button: <Translate id="contact.send">Send message</Translate>,
    sent: (
      <Translate
        id="contact.sent"
        values={{time: <Figure id="service.support.response" as="bare" />}}>
        {'Someone reads it and answers by e-mail, typically within {time}.'}
      </Translate>
    ),
  };
  return (
    <Tabs
      label={translate({id: 'contact.tabs', message: 'Kind of question'})}
      defaultTab="general"
      tabs={[
        {
          id: 'general',
          label: translate({id: 'contact.tab.general', message: 'General'}),
          content: (
            <MessageForm
              {...common}
              name="contact.general"
              fields={generalFields()}
              to={brand.supportEmail}
              subject={({subject}) => subject ?? ''}
            />
          ),
        },
        {
          id: 'technical',
          label: translate({id: 'contact.tab.technical', message: 'Technical'}),
          content: (
            <MessageForm
              {...common}
              name="contact.technical"
              fields={technicalFields()}
              to={brand.supportEmail}
              subject={() =>
                translate({id: 'contact.technical.subject', message: 'Technical problem'})
              }
            />
          ),
        },
        {
          id: 'business',
          label: translate({id: 'contact.tab.business', message: 'Business'}),
          content: (
            <MessageForm
              {...common}
              name="contact.business"
              fields={businessFields()}
              to={brand.businessEmail}
              subject={({company}) =>
                translate(
                  {id: 'contact.business.subject', message: 'Business inquiry: {company}'},
                  {company: company ?? ''},
                )
              }
            />
          ),
        },
      ]}
    />
  );
}
