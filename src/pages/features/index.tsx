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
          'What you can do here: convert euros to crypto directly, trade with limit and stop orders, stake, use the API, with the fees of each account.',
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
