import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {TriangleAlert} from 'lucide-react';
import {type ReactNode, useId} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import Hero, {type HeroProps} from '@site/src/components/Hero';
import Link from '@site/src/components/Link';
import {noAccounts, riskWarning} from '@site/src/config/brand';

import styles from './styles.module.css';

interface Props extends Omit<HeroProps, 'heading'> {
  /** Document title; also the h1 unless `heading` is given. */
  title: string;
  /** One sentence for search engines. */
  description: string;
  heading?: ReactNode;
  /** Whether the page promotes the service: it shows the risk warning, and gives way where no accounts are opened. */
  marketing?: boolean;
  children?: ReactNode;
}

/** A page outside the content tree: a hero, followed by sections. */
export default function Page(props: Props): ReactNode {
  const {
    title,
    description,
    heading,
    marketing = false,
    children,
    ...hero
  } = props.marketing && noAccounts ? closed(noAccounts) : props;
  return (
    <Layout title={title} description={description}>
      <main>
        <Hero heading={heading ?? title} {...hero} />
        {marketing && <RiskWarning />}
        {children}
      </main>
    </Layout>
  );
}

/** In place of a page that promotes the service. */
function closed({title, text}: NonNullable<typeof noAccounts>): Props {
  return {
    title,
    description: text,
    lead: text,
    marketing: true,
    actions: (
      <>
        <AppButton to="sign-in">
          <Translate id="closed.signIn">Sign In</Translate>
        </AppButton>
        <ButtonLink to="/knowledge-base/payments/withdraw-funds">
          <Translate id="closed.withdraw">How to withdraw</Translate>
        </ButtonLink>
      </>
    ),
  };
}

/** What can be lost, who provides the service and who supervises it. */
function RiskWarning(): ReactNode {
  const id = useId();
  return (
    <aside className={styles.warning} aria-labelledby={id}>
      <div className="container">
        <p>
          <TriangleAlert className={styles.icon} aria-hidden="true" />
          <strong id={id}>{riskWarning.loss}</strong> {riskWarning.provider}{' '}
          <Link to="/legal">
            <Translate id="risk.more">Legal and compliance</Translate>
          </Link>
        </p>
      </div>
    </aside>
  );
}
