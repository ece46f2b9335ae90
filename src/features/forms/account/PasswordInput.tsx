import {translate} from '@docusaurus/Translate';
import {Eye, EyeOff} from 'lucide-react';
import {type ComponentProps, type ReactNode, useState} from 'react';

import styles from './styles.module.css';

/** A password field that can be unmasked. */
export default function PasswordInput(props: ComponentProps<'input'>): ReactNode {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={styles.password}>
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={shown}
        aria-label={translate({id: 'sign.show', message: 'Show the password'})}
        onClick={() => setShown(!shown)}>
        <Icon aria-hidden="true" />
      </button>
    </div>
  );
}
