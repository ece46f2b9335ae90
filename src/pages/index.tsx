import Translate, {translate} from '@docusaurus/Translate';
import {ShieldCheck} from 'lucide-react';
import type {ReactNode} from 'react';
import type {Organization} from 'schema-dts';

import Badge from '@site/src/components/Badge';
import {AppButton, ButtonLink} from '@site/src/components/Button';
import CardGrid from '@site/src/components/CardGrid';
import ClosingCall from '@site/src/components/ClosingCall';
import ComparisonTable from '@site/src/components/ComparisonTable';
import Facts from '@site/src/components/Facts';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Steps from '@site/src/components/Steps';
import StructuredData, {organization} from '@site/src/components/StructuredData';
import {brand} from '@site/src/config/brand';
import {features, steps, trustMarks} from './_home/content';
import CustodyRule from './_home/CustodyRule';
import Quote from './_home/Quote';

export default function Home(): ReactNode {
  return (
    <Page
      marketing
      title={translate({id: 'home.title', message: 'Buy and sell crypto in Europe'})}
      description={translate({
        id: 'home.description',
        message:
          'Buy, sell, convert and swap crypto-assets in euro with a service supervised by the Polish regulator KNF.',
      })}
      above={
        <Badge icon={ShieldCheck}>
          <Translate id="home.badge">Supervised by KNF</Translate>
        </Badge>
      }
      heading={<Translate id="home.headline">{'The Simplest Way to Buy & Sell Crypto'}</Translate>}
      lead={
        <Translate id="home.lead" values={{name: brand.name}}>
          {
            'With {name} you pay in euro, see the fee before you confirm, and hold the coins yourself whenever you like.'
          }
        </Translate>
      }
      actions={
        <>
          <AppButton to="sign-up">
            <Translate id="home.start">Start Trading Now</Translate>
          </AppButton>
          <ButtonLink to="/how-it-works">
            <Translate id="home.how">Learn How It Works</Translate>
          </ButtonLink>
        </>
      }
      picture={<Quote />}
      below={<Facts items={trustMarks()} columns={3} as="div" />}>
      <StructuredData<Organization> data={{'@context': 'https://schema.org', ...organization}} />
      <Section title={<Translate id="home.features.title">What you can do here</Translate>}>
        <CardGrid items={features()} />
      </Section>
      <Section
        title={<Translate id="home.steps.title">From sign-up to first trade</Translate>}
        tone="tinted">
        <Steps steps={steps()} />
      </Section>
      <Section title={<Translate id="home.safety.title">Security and regulation</Translate>}>
        <CustodyRule />
      </Section>
      <Section
        title={
          <Translate id="home.comparison.title">Compared with traditional exchanges</Translate>
        }
        tone="tinted">
        <ComparisonTable />
      </Section>
      <ClosingCall
        title={<Translate id="home.closing.title">See everything it does</Translate>}
        text={
          <Translate id="home.closing.text">
            Every feature, every fee and every limit is written down before you open an account.
          </Translate>
        }>
        <ButtonLink to="/features" tone="primary">
          <Translate id="home.closing.more">Learn More</Translate>
          {/* Read alone, as in a list of links, the words on the button lead nowhere. */}
          <span className="visually-hidden">
            {' '}
            <Translate id="home.closing.moreOf">about all features</Translate>
          </span>
        </ButtonLink>
        <ButtonLink to="/resources/fee-schedule" tone="inverse">
          <Translate id="home.closing.fees">Fee schedule</Translate>
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}
