import {translate} from '@docusaurus/Translate';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import Sections from './_sections.mdx';

export default function Features(): ReactNode {
  return (
    <Page
      marketing
      title={translate({id: 'features.title', message: 'Features'})}
      description={translate({
        id: 'features.description',
        message:
          'Convert euros to crypto directly, trade with market, limit and stop orders, stake coins and use the API: what each function does, and what a trade costs.',
      })}
      lead={translate({
        id: 'features.lead',
        message:
          'Buy, sell, convert and swap coins in euros, with the fee shown before you confirm.',
      })}
      actions={
        <>
          <AppButton to="sign-up">
            {translate({id: 'features.signUp', message: 'Create an account'})}
          </AppButton>
          <ButtonLink to="/resources/fee-schedule">
            {translate({id: 'features.fees', message: 'Fee schedule'})}
          </ButtonLink>
        </>
      }>
      <MDXContent>
        <Sections />
      </MDXContent>
    </Page>
  );
}
