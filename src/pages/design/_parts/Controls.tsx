import Link from '@docusaurus/Link';
import {ShieldCheck} from 'lucide-react';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import {AppButton, buttonClass, ButtonLink} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import Tabs, {Tab} from '@site/src/components/Tabs';
import {showToast} from '@site/src/components/Toast';
import formStyles from '@site/src/features/forms/styles.module.css';

import styles from './styles.module.css';

export function Buttons(): ReactNode {
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

export function Forms(): ReactNode {
  return (
    <div className={formStyles.fields}>
      <Field label="A field" />
      <Field label="With a fault" fault="What to enter instead" />
      <Field label="A choice" optional options={{'': 'Please choose', one: 'The first'}} />
      <Field label="Text" rows={6} hint="A hint" />
    </div>
  );
}

export function Navigation(): ReactNode {
  return (
    <>
      <nav aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/knowledge-base">
              Knowledge Base
            </Link>
          </li>
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to="/knowledge-base/payments">
              Payments and transfers
            </Link>
          </li>
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">The page itself</span>
          </li>
        </ul>
      </nav>
      <br />
      <Tabs label="An example" defaultTab="first-tab">
        <Tab id="first-tab" label="Account">
          <p>The first panel.</p>
        </Tab>
        <Tab id="second-tab" label="Payment">
          <p>The second panel.</p>
        </Tab>
      </Tabs>
    </>
  );
}
