import texts from '@generated/texts/default/page-compliance.json';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Documents from './_Documents';

type Routes<Texts> = Readonly<Record<keyof Texts, string>>;

const {policies, legal} = texts;
const POLICIES: Routes<typeof policies.pages> = {
  kyc: '/kyc-overview',
  aml: '/knowledge-base/compliance/aml-compliance',
  jurisdictions: '/knowledge-base/compliance/restricted-jurisdictions',
  rights: '/knowledge-base/compliance/privacy-rights',
  countries: '/resources/supported-countries',
  plain: '/knowledge-base/compliance/terms-explained',
};
const LEGAL: Routes<typeof legal.pages> = {
  terms: '/terms',
  privacy: '/privacy',
  legal: '/legal',
  security: '/security',
};

export default function Compliance(): ReactNode {
  return (
    <Page marketing title={texts.title} description={texts.description} lead={texts.lead}>
      <Section title={policies.title}>
        <Documents texts={policies.pages} routes={POLICIES} />
      </Section>
      <Section tone="tinted" title={legal.title}>
        <Documents texts={legal.pages} routes={LEGAL} />
      </Section>
    </Page>
  );
}
