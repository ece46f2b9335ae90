import useBaseUrl from '@docusaurus/useBaseUrl';
import orderTicket from '@generated/content-files/default/order-ticket.json';
import methods from '@generated/figures/default/table-payment-methods.json';
import accounts from '@generated/figures/default/table-trading-accounts.json';
import Admonition from '@theme/Admonition';
import {Anchor, Compass, LifeBuoy} from 'lucide-react';
import type {ReactNode} from 'react';

import CardGrid from '@site/src/components/CardGrid';
import Drawing from '@site/src/components/Drawing';
import FigureConflicts from '@site/src/components/FigureConflicts';
import FigureTable from '@site/src/components/FigureTable';
import Steps from '@site/src/components/Steps';
import Quote from '../../_home/Quote';

import styles from './styles.module.css';

const CARDS = [
  {title: 'A fact', text: 'A sentence or two, and no link.', icon: Anchor},
  {title: 'A way on', text: 'The whole card is the link.', icon: Compass, to: '/design'},
  {
    title: 'Another, with a title that takes two lines',
    text: 'The text starts below it.',
    icon: LifeBuoy,
    to: '/design',
  },
];

const STEPS = [
  {title: 'First', text: 'What you do, and what you see then.'},
  {title: 'Second', text: 'Numbers are strung on a line.'},
  {title: 'Third', text: 'Down on a phone, across on a wide screen.'},
];

const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export function Cards(): ReactNode {
  return (
    <>
      <CardGrid items={CARDS} columns={3} />
      <br />
      <Steps steps={STEPS} />
      <br />
      {CALLOUTS.map((type) => (
        <Admonition key={type} type={type} title={`A ${type}`}>
          <p>
            Written as <code>:::{type}[Title]</code>, at most three on a page.
          </p>
        </Admonition>
      ))}
    </>
  );
}

export function Tables(): ReactNode {
  return (
    <>
      <FigureTable table={methods.table} />
      <FigureConflicts conflicts={methods.notes} />
      <FigureTable table={accounts.table} />
    </>
  );
}

export function Pictures(): ReactNode {
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <>
      <div className={styles.row}>
        {[16, 30, 64, 128].map((size) => (
          <img key={size} src={logo} alt={`Logo, ${size} pixels`} width={size} height={size} />
        ))}
      </div>
      <Quote />
      <Drawing {...orderTicket} />
    </>
  );
}
