import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import texts from '@generated/texts/default/page-login.json';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import {appLinks} from '@site/src/config/brand';
import SignForm from '@site/src/features/forms/account';
import SignSafety from '@site/src/features/forms/account/SignSafety';
import {signInSchema} from '@site/src/features/forms/schemas';

export default function SignIn(): ReactNode {
  return (
    <Page
      title={texts.title}
      description={texts.description}
      lead={texts.lead}
      picture={
        <SignForm
          schema={signInSchema}
          to="sign-in"
          button={texts.button}
          password={{autoComplete: 'current-password'}}>
          <p>
            <Interpolate
              values={{
                link: (
                  <a href={appLinks['sign-up']} target="_blank" rel="noopener noreferrer">
                    {texts.signUpLink}
                  </a>
                ),
              }}>
              {texts.signUp}
            </Interpolate>
          </p>
          <p>
            <Link to="/knowledge-base/security/enable-2fa">{texts.trouble}</Link>
          </p>
        </SignForm>
      }
      more={<SignSafety />}
    />
  );
}
