import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/forms.json';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {appLinks, noAccounts} from '@site/src/config/brand';
import {password} from '@site/src/features/forms/fields';
import SignForm from '.';

/** `::sign-in`: the form of /login. */
export default function SignIn(): ReactNode {
  return (
    <SignForm
      password={password(texts.labels.password, texts.missing.password)}
      to="sign-in"
      button={translate({id: 'signIn.button', message: 'Sign In'})}>
      <p>
        <Link to="/knowledge-base/account-and-help/forgotten-password">
          <Translate id="signIn.forgotten">Forgotten your password?</Translate>
        </Link>
      </p>
      {!noAccounts && (
        <p>
          <Translate
            id="signIn.signUp"
            values={{
              link: (
                <a href={appLinks['sign-up']} target="_blank" rel="noopener noreferrer">
                  <Translate id="signIn.signUp.link">Create one</Translate>
                </a>
              ),
            }}>
            {'No account yet? {link}'}
          </Translate>
        </p>
      )}
      <p>
        <Link to="/knowledge-base/security/enable-2fa">
          <Translate id="signIn.trouble">Trouble with your two-factor codes?</Translate>
        </Link>
      </p>
    </SignForm>
  );
}
