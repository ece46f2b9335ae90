import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import {appLinks} from '@site/src/config/brand';
import SignForm from '@site/src/features/forms/account';
import SignSafety from '@site/src/features/forms/account/SignSafety';
import {signInSchema} from '@site/src/features/forms/schemas';

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
          Have your password and the device with your two-factor codes at hand.
        </Translate>
      }
      picture={
        <SignForm
          schema={signInSchema}
          to="sign-in"
          button={translate({id: 'login.button', message: 'Sign In'})}
          password={{autoComplete: 'current-password'}}>
          <p>
            <Translate
              id="login.signUp"
              values={{
                link: (
                  <a href={appLinks['sign-up']} target="_blank" rel="noopener noreferrer">
                    <Translate id="login.signUp.link">Create one</Translate>
                  </a>
                ),
              }}>
              {'No account yet? {link}'}
            </Translate>
          </p>
          <p>
            <Link to="/knowledge-base/security/enable-2fa">
              <Translate id="login.trouble">Codes lost, or a wrong code?</Translate>
            </Link>
          </p>
        </SignForm>
      }
      more={<SignSafety />}
    />
  );
}
