import Link from '@docusaurus/Link';
import texts from '@generated/texts/default/page-home.json';
import {KeyRound, Landmark, LockKeyhole, UserRoundCheck} from 'lucide-react';
import type {ReactNode} from 'react';

import {cards} from '@site/src/components/CardGrid/cards';
import Facts from '@site/src/components/Facts';
import {CUSTODY_RULE} from './rule';

import styles from './rule.module.css';

const SAFETY = cards(texts.safety.cards, {
  encryption: {icon: LockKeyhole},
  wallets: {icon: KeyRound},
  supervision: {icon: Landmark, to: '/knowledge-base/compliance/aml-compliance'},
  privacy: {icon: UserRoundCheck, to: '/knowledge-base/compliance/privacy-rights'},
});

/** What the terms promise about customers' coins, beside the measures that protect them. */
export default function CustodyRule(): ReactNode {
  const {quote, source, to} = CUSTODY_RULE;
  return (
    <div className={styles.split}>
      <figure className={styles.rule}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Link to={to}>{source}</Link>
        </figcaption>
      </figure>
      <Facts items={SAFETY} />
    </div>
  );
}
