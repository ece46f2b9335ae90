import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {numberOf, textOf, type ToolData} from '@site/src/content/figures/tool-figures';
import {signUpSchema} from '@site/src/features/forms/schemas';
import {useFormatLocale} from '@site/src/lib/locale';
import SignForm from '.';

/** The length of a password. */
const MINIMUM = 'security.password.minimum';

/** `::sign-up`: the form of /signup. */
export default function SignUp({figures}: ToolData): ReactNode {
  const length = textOf(figures, MINIMUM, {locale: useFormatLocale()});
  return (
    <SignForm
      schema={signUpSchema(numberOf(figures, MINIMUM).toNumber())}
      to="sign-up"
      button={translate({id: 'signUp.button', message: 'Create Account'})}
      fields={[
        {
          name: 'firstName',
          label: translate({id: 'signUp.firstName', message: 'First name'}),
          autoComplete: 'given-name',
          half: true,
        },
        {
          name: 'lastName',
          label: translate({id: 'signUp.lastName', message: 'Last name'}),
          autoComplete: 'family-name',
          half: true,
        },
      ]}
      password={{
        autoComplete: 'new-password',
        hint: translate(
          {
            id: 'signUp.password',
            message: 'Use {length}, with a digit and a special character.',
          },
          {length},
        ),
      }}>
      <p>
        <Translate
          id="signUp.signIn"
          values={{
            link: (
              <Link to="/login">
                <Translate id="signUp.signIn.link">Sign in</Translate>
              </Link>
            ),
          }}>
          {'Already have an account? {link}'}
        </Translate>
      </p>
    </SignForm>
  );
}
