import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {type AppLink, appLinks, noAccounts} from '@site/src/config/brand';

import styles from './styles.module.css';

/** `inverse` is the secondary button on a deep panel. */
type Tone = 'primary' | 'secondary' | 'inverse';

interface Props {
  to: string;
  children: ReactNode;
  tone?: Tone;
}

export function ButtonLink({to, children, tone = 'secondary'}: Props): ReactNode {
  return (
    <Link to={to} className={buttonClass(tone)}>
      {children}
    </Link>
  );
}

/** A link to the application, in a new tab. There is none to sign up where no accounts are opened. */
export function AppButton({to, children}: {to: AppLink; children: ReactNode}): ReactNode {
  if (to === 'sign-up' && noAccounts) return null;
  return (
    <a
      href={appLinks[to]}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('primary')}>
      {children}
      <span className="visually-hidden">
        {translate({id: 'button.newTab', message: ' (opens in a new tab)'})}
      </span>
    </a>
  );
}

export function buttonClass(tone: Tone): string {
  return clsx(styles.button, styles[tone]);
}
