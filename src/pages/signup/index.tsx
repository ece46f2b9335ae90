import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {AppButton} from '@site/src/components/Button';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';

export default function SignUp(): ReactNode {
  return (
    <Page
      title={translate({id: 'signup.title', message: 'Create an account'})}
      description={translate({
        id: 'signup.description',
        message:
          'Open an account: what you need, how long it takes, and where the sign-up page of the application is.',
      })}
      lead={
        <Translate id="signup.lead">
          You need an e-mail address, a password and, for full access, an identity document.
        </Translate>
      }
      actions={
        <AppButton to="sign-up">
          <Translate id="signup.button">Create Account</Translate>
        </AppButton>
      }>
      <Section
        title={<Translate id="signup.safety.title">Before you type a password</Translate>}
        lead={
          <Translate id="signup.safety.text">
            Check the address in the browser. We never ask for a password by e-mail, chat or phone.
          </Translate>
        }>
        <p>
          <Link to="/knowledge-base/security/phishing-awareness">
            <Translate id="signup.safety.link">How to recognise phishing</Translate>
          </Link>
        </p>
        <p>
          <Link to="/login">
            <Translate id="signup.other">I have an account: sign in</Translate>
          </Link>
        </p>
      </Section>
    </Page>
  );
}
