import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {TriangleAlert} from 'lucide-react';
import {type ReactNode, useId} from 'react';

import Hero, {type HeroProps} from '@site/src/components/Hero';
import {riskWarning} from '@site/src/config/brand';

import styles from './styles.module.css';

interface Props extends Omit<HeroProps, 'heading'> {
  /** Document title; also the h1 unless `heading` is given. */
  title: string;
  /** One sentence for search engines. */
  description: string;
  heading?: ReactNode;
  /** Whether the page promotes the service and must therefore show the risk warning. */
  marketing?: boolean;
  children?: ReactNode;
}

/** A page outside the content tree: a hero, followed by sections. */
export default function Page({
  title,
  description,
  heading,
  marketing = false,
  children,
  ...hero
}: Props): ReactNode {
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

/** What can be lost, who provides the service and who supervises it. */
function RiskWarning(): ReactNode {
  const id = useId();
  return (
    <aside className={styles.warning} aria-labelledby={id}>
      <div className={`container ${styles.inner}`}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        <p className={styles.text}>
          <strong id={id}>{riskWarning.loss}</strong> {riskWarning.provider}{' '}
          <Link to="/legal">
            <Translate id="risk.more">Legal and compliance</Translate>
          </Link>
        </p>
      </div>
    </aside>
  );
}
