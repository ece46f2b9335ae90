import Translate, {translate} from '@docusaurus/Translate';
import {Globe, KeyRound, Smartphone} from 'lucide-react';
import {type ReactNode, useId} from 'react';

import Facts, {Fact} from '@site/src/components/Facts';
import Unbroken from '@site/src/components/Unbroken';
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
        <Unbroken
          text={translate({
            id: 'sign.safety.text',
            message: 'We never ask for a password or a code by e-mail, chat or phone.',
          })}
        />
      </p>
      <Facts>
        <Fact
          icon={Globe}
          title={translate({id: 'sign.safety.address', message: 'Check the address'})}
          to="/knowledge-base/security/phishing-awareness">
          <Translate
            id="sign.safety.address.text"
            values={{host: new URL(appLinks['sign-in']).host}}>
            {'The application is at {host}, and nowhere else.'}
          </Translate>
        </Fact>
        <Fact
          icon={KeyRound}
          title={translate({id: 'sign.safety.password', message: 'Use a unique password'})}
          to="/knowledge-base/security/password-tips">
          <Translate id="sign.safety.password.text">
            One that you use nowhere else, kept in a password manager.
          </Translate>
        </Fact>
        <Fact
          icon={Smartphone}
          title={translate({id: 'sign.safety.2fa', message: 'Turn on two-factor authentication'})}
          to="/knowledge-base/security/enable-2fa">
          <Translate id="sign.safety.2fa.text">
            Each sign-in then also needs a code from your phone.
          </Translate>
        </Fact>
      </Facts>
    </section>
  );
}
