import Link from '@docusaurus/Link';
import texts from '@generated/texts/default/page-signup.json';
import {type ReactNode, useMemo} from 'react';

import Page from '@site/src/components/Page';
import Text from '@site/src/components/Text';
import {figure} from '@site/src/content/figures';
import SignForm from '@site/src/features/forms/account';
import SignSafety from '@site/src/features/forms/account/SignSafety';
import {signUpSchema} from '@site/src/features/forms/schemas';

export default function SignUp(): ReactNode {
  const schema = useMemo(() => signUpSchema(Number(figure('security.password.minimum').value)), []);
  return (
    <Page
      marketing
      title={texts.title}
      description={texts.description}
      lead={<Text>{texts.lead}</Text>}
      picture={
        <SignForm
          schema={schema}
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
            hint: <Text>{texts.password}</Text>,
          }}>
          <p>
            <Text values={{link: <Link to="/login">{texts.signInLink}</Link>}}>{texts.signIn}</Text>
          </p>
        </SignForm>
      }
      more={<SignSafety />}
    />
  );
}
