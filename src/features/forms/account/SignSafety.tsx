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
            title: translate({id: 'sign.safety.address', message: 'Look at the address'}),
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
            title: translate({id: 'sign.safety.password', message: 'Use a password of its own'}),
            text: translate({
              id: 'sign.safety.password.text',
              message: 'One that no other service has, kept in a password manager.',
            }),
            to: '/knowledge-base/security/password-tips',
          },
          {
            icon: Smartphone,
            title: translate({id: 'sign.safety.2fa', message: 'Have a second factor'}),
            text: translate({
              id: 'sign.safety.2fa.text',
              message: 'A code from your phone, asked for at each sign-in.',
            }),
            to: '/knowledge-base/security/enable-2fa',
          },
        ]}
      />
    </section>
  );
}
