import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import {AppButton} from '@site/src/components/Button';
import CardGrid from '@site/src/components/CardGrid';
import Figure from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {brand} from '@site/src/config/brand';

const phoneUrl = `tel:${brand.supportPhone.replaceAll(' ', '')}`;

export default function Contact(): ReactNode {
  return (
    <Page
      title={translate({id: 'contact.title', message: 'Contact'})}
      description={translate({
        id: 'contact.description',
        message:
          'Reach a person by e-mail, chat or phone at any hour, with the time to a first answer, the office address and the business contact.',
      })}
      lead={
        <Translate
          id="contact.lead"
          values={{
            hours: <Figure id="service.support.hours" />,
            time: <Figure id="service.support.response" />,
          }}>
          {'People answer {hours}, typically in {time}.'}
        </Translate>
      }>
      <Section title={<Translate id="contact.channels.title">Ways to reach us</Translate>}>
        <CardGrid
          items={[
            {
              title: translate({id: 'contact.email', message: 'E-mail'}),
              text: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
            },
            {
              title: translate({id: 'contact.phone', message: 'Phone'}),
              text: <a href={phoneUrl}>{brand.supportPhone}</a>,
            },
            {
              title: translate({id: 'contact.chat', message: 'Chat'}),
              text: translate({
                id: 'contact.chat.text',
                message: 'In the application, once you are signed in.',
              }),
            },
            {
              title: translate({id: 'contact.business', message: 'Business'}),
              text: <a href={`mailto:${brand.businessEmail}`}>{brand.businessEmail}</a>,
            },
          ]}
        />
      </Section>
      <Section
        tone="tinted"
        title={<Translate id="contact.office.title">Registered office</Translate>}
        lead={`${brand.legalName}, ${brand.registeredOffice}`}
      />
      <Section title={<Translate id="contact.account.title">No account yet?</Translate>}>
        <AppButton to="sign-up">
          <Translate id="contact.account.signUp">Create an account</Translate>
        </AppButton>
      </Section>
    </Page>
  );
}
