import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useMemo} from 'react';

import Figure from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import {figure} from '@site/src/content/figures';
import SignForm from '@site/src/features/forms/account';
import SignSafety from '@site/src/features/forms/account/SignSafety';
import {signUpSchema} from '@site/src/features/forms/schemas';

export default function SignUp(): ReactNode {
  const schema = useMemo(() => signUpSchema(Number(figure('security.password.minimum').value)), []);
  return (
    <Page
      marketing
      title={translate({id: 'signup.title', message: 'Create an account'})}
      description={translate({
        id: 'signup.description',
        message:
          'Open an account: what you need, how long it takes, and the page of the application where it is done.',
      })}
      lead={
        <Translate id="signup.lead" values={{time: <Figure id="service.onboarding.time" />}}>
          {'Time needed: {time}. Verification comes after it, before your first trade.'}
        </Translate>
      }
      picture={
        <SignForm
          schema={schema}
          to="sign-up"
          button={translate({id: 'signup.button', message: 'Create Account'})}
          fields={[
            {
              name: 'firstName',
              label: translate({id: 'sign.firstName', message: 'First name'}),
              autoComplete: 'given-name',
              half: true,
            },
            {
              name: 'lastName',
              label: translate({id: 'sign.lastName', message: 'Last name'}),
              autoComplete: 'family-name',
              half: true,
            },
          ]}
          password={{
            autoComplete: 'new-password',
            hint: (
              <Translate
                id="signup.password"
                values={{length: <Figure id="security.password.minimum" />}}>
                {'Use {length}, with a digit and a special character.'}
              </Translate>
            ),
          }}>
          <p>
            <Translate
              id="signup.signIn"
              values={{
                link: (
                  <Link to="/login">
                    <Translate id="signup.signIn.link">Sign in</Translate>
                  </Link>
                ),
              }}>
              {'You have an account? {link}'}
            </Translate>
          </p>
        </SignForm>
      }
      more={<SignSafety />}
    />
  );
}
