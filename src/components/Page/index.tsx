import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {TriangleAlert} from 'lucide-react';
import {type ReactNode, useId} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import Link from '@site/src/components/Link';
import {noAccounts, riskWarning} from '@site/src/config/brand';

import styles from './styles.module.css';

interface Props {
  /** Document title; also the h1 unless `heading` is given. */
  title: string;
  /** One sentence for search engines. */
  description: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Below the buttons, also where no accounts are opened. */
  note?: ReactNode;
  /** Below the text: a `Beside`, and supporting content. */
  more?: ReactNode;
  /** Content across the full width, at the bottom of the hero. */
  below?: ReactNode;
  /** Whether the page promotes the service: it shows the risk warning, and gives way where no accounts are opened. */
  marketing?: boolean;
  children?: ReactNode;
}

/** A page outside the content tree: a hero on the contour lines of a sea chart, followed by sections. */
export default function Page(props: Props): ReactNode {
  const page = props.marketing && noAccounts ? {...closed(noAccounts), note: props.note} : props;
  const {title, heading = title, lead, actions, note, more, below} = page;
  return (
    <Layout title={title} description={page.description}>
      <main>
        <header className={styles.hero}>
          <div className={`container ${styles.inner}`}>
            <div>
              <Heading as="h1" className={styles.title}>
                {heading}
              </Heading>
              {lead && <p className={styles.lead}>{lead}</p>}
              {actions && <div className={`buttons ${styles.actions}`}>{actions}</div>}
              {note && <div className={styles.note}>{note}</div>}
            </div>
            {more}
          </div>
          {below && <div className={`container ${styles.below}`}>{below}</div>}
        </header>
        {page.marketing && <RiskWarning />}
        {page.children}
      </main>
    </Layout>
  );
}

/** A picture or form beside the text of the hero; below it on a narrow screen. */
export function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
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
          <TriangleAlert aria-hidden="true" />
          <strong id={id}>{riskWarning.loss}</strong> {riskWarning.provider}{' '}
          <Link to="/legal">
            <Translate id="risk.more">Legal and compliance</Translate>
          </Link>
        </p>
      </div>
    </aside>
  );
}
