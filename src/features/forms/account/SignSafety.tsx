import Translate, {translate} from '@docusaurus/Translate';
import {Globe, KeyRound, Smartphone} from 'lucide-react';
import {type ReactNode, useId} from 'react';

import Facts from '@site/src/components/Facts';
import {appLinks} from '@site/src/config/brand';

/** What to check before typing a password anywhere. */
export default function SignSafety(): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Translate id="sign.safety.title">Before you type a password</Translate>
      </h2>
      <p>
        <Translate id="sign.safety.text">
          We never ask for a password or a code by e-mail, chat or phone.
        </Translate>
      </p>
      <Facts
        items={[
          {
            icon: Globe,
            title: translate({id: 'sign.safety.address', message: 'Check the address'}),
            text: translate(
              {
                id: 'sign.safety.address.text',
                message: 'The application is at {host}, and nowhere else.',
              },
              {host: new URL(appLinks['sign-in']).host},
            ),
            to: '/knowledge-base/security/phishing-awareness',
          },
          {
            icon: KeyRound,
            title: translate({id: 'sign.safety.password', message: 'Use a unique password'}),
            text: translate({
              id: 'sign.safety.password.text',
              message: 'One that you use nowhere else, kept in a password manager.',
            }),
            to: '/knowledge-base/security/password-tips',
          },
          {
            icon: Smartphone,
            title: translate({id: 'sign.safety.2fa', message: 'Turn on two-factor authentication'}),
            text: translate({
              id: 'sign.safety.2fa.text',
              message: 'Each sign-in then also needs a code from your phone.',
            }),
            to: '/knowledge-base/security/enable-2fa',
          },
        ]}
      />
    </section>
  );
}
