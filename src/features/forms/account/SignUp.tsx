import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/forms.json';
import type {ReactNode} from 'react';
import * as z from 'zod/mini';

import Link from '@site/src/components/Link';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import {name, password} from '@site/src/features/forms/fields';
import {useFormatLocale} from '@site/src/lib/locale';
import SignForm from '.';
import {missingFrom, partsOfRule} from './password';

const {labels, missing} = texts;

/** `::sign-up`: the form of /signup. */
export default function SignUp({figures}: ToolData): ReactNode {
  const locale = useFormatLocale();
  const list = new Intl.ListFormat(locale);
  const missingIn = (value: string): string => list.format(missingFrom(value, figures, locale));
  const hint = (value: string): string => {
    if (value === '') {
      const rule = list.format(partsOfRule(figures, locale));
      return translate({id: 'signUp.password', message: 'Use {rule}.'}, {rule});
    }
    const parts = missingIn(value);
    return parts === ''
      ? translate({id: 'signUp.password.right', message: 'This password follows the rule.'})
      : translate({id: 'signUp.password.missing', message: 'Still missing: {parts}.'}, {parts});
  };
  return (
    <SignForm
      fields={{
        firstName: name(labels.firstName, missing.firstName, 'given-name'),
        lastName: name(labels.lastName, missing.lastName, 'family-name'),
      }}
      password={{
        ...password(labels.password, missing.password),
        autoComplete: 'new-password',
        hint,
        rule: z.string().check(
          z.minLength(1, missing.password),
          z.refine((value) => missingIn(value) === '', missing.passwordRule),
        ),
      }}
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
