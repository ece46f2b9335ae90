import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Written from '@site/src/components/Written';
import {numberOf, textOf, type ToolData} from '@site/src/content/figures/tool-figures';
import {name, newPassword} from '@site/src/features/forms/fields';
import {useFormatLocale} from '@site/src/lib/locale';
import SignForm from '.';

/** The least length of a password. */
const MINIMUM = 'security.password.recommended';

/** `::sign-up`: the form of /signup. */
export default function SignUp({figures}: ToolData): ReactNode {
  const length = textOf(figures, MINIMUM, {locale: useFormatLocale()});
  return (
    <SignForm
      fields={{
        firstName: name(translate({id: 'signUp.firstName', message: 'First name'}), 'given-name'),
        lastName: name(translate({id: 'signUp.lastName', message: 'Last name'}), 'family-name'),
      }}
      password={(label) =>
        newPassword(
          label,
          numberOf(figures, MINIMUM).toNumber(),
          <Written>
            {translate(
              {
                id: 'signUp.password',
                message: 'Use {length}, with a digit and a special character.',
              },
              {length},
            )}
          </Written>,
        )
      }
      to="sign-up"
      button={translate({id: 'signUp.button', message: 'Create Account'})}>
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
