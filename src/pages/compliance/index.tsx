import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Documents, {type DocumentItem} from './_Documents';

function policies(): DocumentItem[] {
  return [
    {
      title: translate({id: 'compliance.policies.kyc', message: 'Compliance and KYC overview'}),
      text: translate({
        id: 'compliance.policies.kyc.text',
        message: 'How and why we verify who our customers are.',
      }),
      to: '/kyc-overview',
    },
    {
      title: translate({id: 'compliance.policies.aml', message: 'AML and CTF policy'}),
      text: translate({
        id: 'compliance.policies.aml.text',
        message: 'How we prevent money laundering and the financing of terrorism.',
      }),
      to: '/knowledge-base/compliance/aml-compliance',
    },
    {
      title: translate({
        id: 'compliance.policies.jurisdictions',
        message: 'Restricted jurisdictions',
      }),
      text: translate({
        id: 'compliance.policies.jurisdictions.text',
        message: 'Countries whose residents we cannot serve.',
      }),
      to: '/knowledge-base/compliance/restricted-jurisdictions',
    },
    {
      title: translate({id: 'compliance.policies.rights', message: 'Your privacy rights'}),
      text: translate({
        id: 'compliance.policies.rights.text',
        message: 'What you can ask of us under the GDPR, and how.',
      }),
      to: '/knowledge-base/compliance/privacy-rights',
    },
    {
      title: translate({id: 'compliance.policies.countries', message: 'Supported countries'}),
      text: translate({
        id: 'compliance.policies.countries.text',
        message: 'Where every service is open, and where some of it is not.',
      }),
      to: '/resources/supported-countries',
    },
    {
      title: translate({id: 'compliance.policies.plain', message: 'Our terms in plain words'}),
      text: translate({
        id: 'compliance.policies.plain.text',
        message: 'What the terms of service mean for you.',
      }),
      to: '/knowledge-base/compliance/terms-explained',
    },
  ];
}

function legal(): DocumentItem[] {
  return [
    {
      title: translate({id: 'compliance.legal.terms', message: 'Terms of service'}),
      text: translate({
        id: 'compliance.legal.terms.text',
        message: 'The contract between you and us.',
      }),
      to: '/terms',
    },
    {
      title: translate({id: 'compliance.legal.privacy', message: 'Privacy and cookie policy'}),
      text: translate({
        id: 'compliance.legal.privacy.text',
        message: 'Which data we hold, why, and for how long.',
      }),
      to: '/privacy',
    },
    {
      title: translate({id: 'compliance.legal.legal', message: 'Legal and compliance'}),
      text: translate({
        id: 'compliance.legal.legal.text',
        message: 'Who we are, who supervises us, how to complain.',
      }),
      to: '/legal',
    },
    {
      title: translate({id: 'compliance.legal.security', message: 'Security'}),
      text: translate({
        id: 'compliance.legal.security.text',
        message: 'How accounts and funds are protected, and how to report a weakness.',
      }),
      to: '/security',
    },
  ];
}

export default function Compliance(): ReactNode {
  return (
    <Page
      marketing
      title={translate({id: 'compliance.title', message: 'Compliance'})}
      description={translate({
        id: 'compliance.description',
        message:
          'Every compliance and legal page in one place: verification, money laundering rules, restricted countries, privacy, terms and complaints.',
      })}
      lead={
        <Translate id="compliance.lead">
          What binds us, what binds you, and who watches over both.
        </Translate>
      }>
      <Section title={<Translate id="compliance.policies.title">Policies and guides</Translate>}>
        <Documents items={policies()} />
      </Section>
      <Section tone="tinted" title={<Translate id="compliance.legal.title">Legal pages</Translate>}>
        <Documents items={legal()} />
      </Section>
    </Page>
  );
}
