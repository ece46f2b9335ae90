import Translate, {translate} from '@docusaurus/Translate';
import {KeyRound, type LucideIcon, SearchX, ShieldAlert} from 'lucide-react';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {FIRST_HELP} from '@site/src/config/navigation';

import styles from './styles.module.css';

/** What brings people to the site in a hurry. Archived versions lead to the help of today as well. */
export default function FirstHelp(): ReactNode {
  return (
    <ul
      className={styles.tiles}
      aria-label={translate({id: 'knowledgeBase.emergencies', message: 'First help'})}>
      <Tile icon={SearchX} to="/tools/payment">
        <Translate id="knowledgeBase.emergency.money">My money is missing</Translate>
        <Translate id="knowledgeBase.emergency.money.text">How long to wait, and then</Translate>
      </Tile>
      <Tile icon={KeyRound} to={`${FIRST_HELP}#you-cannot-get-in`}>
        <Translate id="knowledgeBase.emergency.access">I cannot get in</Translate>
        <Translate id="knowledgeBase.emergency.access.text">
          Password, lost phone, locked account
        </Translate>
      </Tile>
      <Tile
        icon={ShieldAlert}
        to="/knowledge-base/security/report-suspicious#the-first-ten-minutes">
        <Translate id="knowledgeBase.emergency.account">My account is in danger</Translate>
        <Translate id="knowledgeBase.emergency.account.text">The first ten minutes</Translate>
      </Tile>
    </ul>
  );
}

interface TileProps {
  icon: LucideIcon;
  to: string;
  /** The problem, and what the page says about it. */
  children: [ReactNode, ReactNode];
}

function Tile({icon: Icon, to, children: [problem, help]}: TileProps): ReactNode {
  return (
    <li>
      <Link to={to} className={styles.tile ?? ''}>
        <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />
        <span>
          <strong>{problem}</strong>
          <br />
          <span className="quiet">{help}</span>
        </span>
      </Link>
    </li>
  );
}
