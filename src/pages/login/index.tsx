import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {AppButton} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';

export default function SignIn(): ReactNode {
  return (
    <Page
      title={translate({id: 'login.title', message: 'Sign in'})}
      description={translate({
        id: 'login.description',
        message:
          'Sign in to your account: where the sign-in page is, what you need for it, and what to do when it fails.',
      })}
      lead={
        <Translate id="login.lead">
          Accounts live in the application. Have your password and the device with your two-factor
          codes at hand.
        </Translate>
      }
      actions={
        <AppButton to="sign-in">
          <Translate id="login.button">Sign In</Translate>
        </AppButton>
      }>
      <Section
        title={<Translate id="login.safety.title">Before you type a password</Translate>}
        lead={
          <Translate id="login.safety.text">
            Check the address in the browser. We never ask for a password by e-mail, chat or phone.
          </Translate>
        }>
        <p>
          <Link to="/knowledge-base/security/phishing-awareness">
            <Translate id="login.safety.link">How to recognise phishing</Translate>
          </Link>
        </p>
        <p>
          <Link to="/signup">
            <Translate id="login.other">Create an account</Translate>
          </Link>
        </p>
      </Section>
    </Page>
  );
}
