import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import texts from '@generated/texts/default/page-signup.json';
import type {ReactNode} from 'react';

import security from '@site/docs/_figures/security.json';
import Page from '@site/src/components/Page';
import SignForm from '@site/src/features/forms/account';
import SignSafety from '@site/src/features/forms/account/SignSafety';
import {signUpSchema} from '@site/src/features/forms/schemas';

const SCHEMA = signUpSchema(security['password.minimum'].value);

export default function SignUp(): ReactNode {
  return (
    <Page
      marketing
      title={texts.title}
      description={texts.description}
      lead={texts.lead}
      picture={
        <SignForm
          schema={SCHEMA}
          to="sign-up"
          button={texts.button}
          fields={[
            {
              name: 'firstName',
              label: texts.firstName,
              autoComplete: 'given-name',
              half: true,
            },
            {
              name: 'lastName',
              label: texts.lastName,
              autoComplete: 'family-name',
              half: true,
            },
          ]}
          password={{
            autoComplete: 'new-password',
            hint: texts.password,
          }}>
          <p>
            <Interpolate values={{link: <Link to="/login">{texts.signInLink}</Link>}}>
              {texts.signIn}
            </Interpolate>
          </p>
        </SignForm>
      }
      more={<SignSafety />}
    />
  );
}
