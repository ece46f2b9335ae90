import type {ReactNode} from 'react';

import {ShieldCheck} from 'lucide-react';

import Badge from '@site/src/components/Badge';
import {AppButton, ButtonLink, buttonClass} from '@site/src/components/Button';
import {showToast} from '@site/src/components/Toast';

import styles from './styles.module.css';

export default function Buttons(): ReactNode {
  return (
    <>
      <div className={styles.row}>
        <AppButton to="sign-up">Primary, to the application</AppButton>
        <ButtonLink to="/design">Secondary</ButtonLink>
        <button type="button" className={buttonClass('primary')} aria-disabled="true">
          Primary, busy
        </button>
        <button type="button" className={buttonClass('secondary')} disabled>
          Secondary, off
        </button>
      </div>
      <div className={`${styles.row} ${styles.deep}`}>
        <ButtonLink to="/design" tone="primary">
          Primary on a deep panel
        </ButtonLink>
        <ButtonLink to="/design" tone="inverse">
          Inverse
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Badge>Neutral</Badge>
        <Badge icon={ShieldCheck}>With an icon</Badge>
        <Badge tone="accent">Recommended</Badge>
        <Badge tone="positive">In order</Badge>
      </div>
      <div className={styles.row}>
        {(['success', 'error'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={buttonClass('secondary')}
            onClick={() => void showToast(kind, `A toast that says ${kind}`)}>
            Toast: {kind}
          </button>
        ))}
      </div>
    </>
  );
}
