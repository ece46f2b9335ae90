import Translate, {translate} from '@docusaurus/Translate';
import {KeyRound, SearchX, ShieldAlert} from 'lucide-react';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {offered} from '@site/src/config/features';
import {FIRST_HELP} from '@site/src/config/navigation';

import styles from './styles.module.css';

/** Each problem, and what its page says about it. */
const TILES = [
  {
    Icon: SearchX,
    to: '/tools/payment',
    problem: <Translate id="knowledgeBase.emergency.money">My money is missing</Translate>,
    help: <Translate id="knowledgeBase.emergency.money.text">How long to wait</Translate>,
  },
  {
    Icon: KeyRound,
    to: `${FIRST_HELP}#you-cannot-get-in`,
    problem: <Translate id="knowledgeBase.emergency.access">I cannot get in</Translate>,
    help: <Translate id="knowledgeBase.emergency.access.text">Password or lost phone</Translate>,
  },
  {
    Icon: ShieldAlert,
    to: '/knowledge-base/security/report-suspicious#the-first-ten-minutes',
    problem: <Translate id="knowledgeBase.emergency.account">My account is in danger</Translate>,
    help: <Translate id="knowledgeBase.emergency.account.text">The first ten minutes</Translate>,
  },
];

/** What brings people to the site in a hurry. Archived versions lead to the help of today as well. */
export default function FirstHelp(): ReactNode {
  return (
    <ul
      className={styles.tiles}
      aria-label={translate({id: 'knowledgeBase.emergencies', message: 'First help'})}>
      {offered(TILES).map(({Icon, to, problem, help}) => (
        <li key={to}>
          <Link to={to} className={styles.tile ?? ''}>
            <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />
            <span>
              <strong>{problem}</strong>
              <span className="quiet">{help}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
