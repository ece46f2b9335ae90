import type {ReactNode} from 'react';

import Layout from '@theme/Layout';

import Hero, {type HeroProps} from '@site/src/components/Hero';
import RiskWarning from '@site/src/components/RiskWarning';

interface Props extends Omit<HeroProps, 'heading'> {
  /** Title of the document and, where no `heading` is given, the h1. */
  title: string;
  /** For search engines; one sentence. */
  description: string;
  heading?: ReactNode;
  /** A page that praises the service says what it can cost. */
  marketing?: boolean;
  children: ReactNode;
}

/** A page outside of the content tree: its hero and, below, its sections. */
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
