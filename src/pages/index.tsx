import Interpolate from '@docusaurus/Interpolate';
import comparison from '@generated/texts/default/comparisontable.json';
import texts from '@generated/texts/default/page-home.json';
import {
  ArrowLeftRight,
  BookOpenText,
  Coins,
  CreditCard,
  Headset,
  Landmark,
  ShieldCheck,
} from 'lucide-react';
import type {ReactNode} from 'react';
import type {Organization} from 'schema-dts';

import Badge from '@site/src/components/Badge';
import {AppButton, ButtonLink} from '@site/src/components/Button';
import CardGrid from '@site/src/components/CardGrid';
import {cards} from '@site/src/components/CardGrid/cards';
import ClosingCall from '@site/src/components/ClosingCall';
import ComparisonTable from '@site/src/components/ComparisonTable';
import Facts from '@site/src/components/Facts';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Steps from '@site/src/components/Steps';
import StructuredData, {organization} from '@site/src/components/StructuredData';
import {brand} from '@site/src/config/brand';
import CustodyRule from './_home/CustodyRule';
import Quote from './_home/Quote';

/** Three reasons to trust the service, each with a link to its proof. */
const TRUST = cards(texts.trust, {
  knf: {icon: Landmark, to: '/legal'},
  security: {icon: ShieldCheck, to: '/security'},
  support: {icon: Headset, to: '/contact'},
});
const FEATURES = cards(texts.features.cards, {
  direct: {icon: ArrowLeftRight},
  payment: {icon: CreditCard, to: '/knowledge-base/payments/payment-methods'},
  coins: {icon: Coins},
  help: {icon: BookOpenText, to: '/knowledge-base'},
});
const STEPS = cards(texts.steps.cards);

export default function Home(): ReactNode {
  const {features, steps, safety, closing} = texts;
  return (
    <Page
      marketing
      title={texts.title}
      description={texts.description}
      above={<Badge icon={ShieldCheck}>{texts.badge}</Badge>}
      heading={texts.headline}
      lead={<Interpolate values={{name: brand.name}}>{texts.lead}</Interpolate>}
      actions={
        <>
          <AppButton to="sign-up">{texts.start}</AppButton>
          <ButtonLink to="/how-it-works">{texts.how}</ButtonLink>
        </>
      }
      picture={<Quote />}
      below={<Facts items={TRUST} columns={3} as="div" />}>
      <StructuredData<Organization> data={{'@context': 'https://schema.org', ...organization}} />
      <Section title={features.title}>
        <CardGrid items={FEATURES} />
      </Section>
      <Section title={steps.title} tone="tinted">
        <Steps steps={STEPS} />
      </Section>
      <Section title={safety.title}>
        <CustodyRule />
      </Section>
      <Section title={comparison.title} tone="tinted">
        <ComparisonTable />
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to="/features" tone="primary">
          {closing.more}
          {/* Out of context, as in a list of links, the text on the button is not clear. */}
          <span className="visually-hidden"> {closing.moreOf}</span>
        </ButtonLink>
        <ButtonLink to="/resources/fee-schedule" tone="inverse">
          {closing.fees}
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}
