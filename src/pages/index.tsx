import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import MDXContent from '@theme/MDXContent';
import {ShieldCheck} from 'lucide-react';
import type {ReactNode} from 'react';
import type {Organization} from 'schema-dts';

import Badge from '@site/src/components/Badge';
import {AppButton, ButtonLink} from '@site/src/components/Button';
import FirstHelp from '@site/src/components/FirstHelp';
import Page, {Beside} from '@site/src/components/Page';
import StructuredData, {organization} from '@site/src/components/StructuredData';
import {brand, riskWarning} from '@site/src/config/brand';
import Quote from './_home/quote.mdx';
import Sections from './_home/sections.mdx';
import Trust from './_home/trust.mdx';

export default function Home(): ReactNode {
  return (
    <Page
      marketing
      title={translate({id: 'home.title', message: 'Buy and sell crypto in Europe'})}
      description={translate({
        id: 'home.description',
        message:
          'Buy, sell, convert and swap crypto-assets in euros. Pay by bank transfer or card, and see the fee before you confirm.',
      })}
      heading={translate({
        id: 'home.heading',
        message: 'The Simplest Way to Buy & Sell Crypto',
      })}
      lead={translate(
        {
          id: 'home.lead',
          message:
            'With {name} you pay in euros, see the fee before you confirm, and hold the coins yourself whenever you like.',
        },
        {name: brand.name},
      )}
      actions={
        <>
          <AppButton to="sign-up">
            {translate({id: 'home.start', message: 'Start Trading Now'})}
          </AppButton>
          <ButtonLink to="/how-it-works">
            {translate({id: 'home.how', message: 'Learn How It Works'})}
          </ButtonLink>
        </>
      }
      note={
        <>
          <Link to="/legal#2-supervision-and-the-rules-we-follow">
            <Badge>
              <ShieldCheck aria-hidden="true" />
              {brand.badge}
            </Badge>
          </Link>
          <FirstHelp />
          <StructuredData<Organization>
            data={{
              '@context': 'https://schema.org',
              ...organization,
              description: riskWarning.provider,
            }}
          />
        </>
      }
      more={
        <Beside>
          <Quote />
        </Beside>
      }
      below={<Trust />}>
      <MDXContent>
        <Sections />
      </MDXContent>
    </Page>
  );
}
