import {
  ArrowLeftRight,
  BookOpenText,
  ChartCandlestick,
  LifeBuoy,
  type LucideIcon,
  Percent,
  ReceiptText,
  Scale,
  ShieldCheck,
  UserRoundCheck,
} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Icons by the anchor of the subject; the fallback is an open book. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'fees-and-limits': Percent,
  'account-and-verification': UserRoundCheck,
  'deposits-and-withdrawals': ArrowLeftRight,
  trading: ChartCandlestick,
  security: ShieldCheck,
  'account-and-help': LifeBuoy,
  tax: ReceiptText,
  'when-something-is-wrong': Scale,
};

interface Props {
  /** Anchor of its heading. */
  id: string;
  /** The heading and the questions. */
  children: ReactNode;
}

/** The questions on one subject, beside its heading. */
export default function Subject({id, children}: Props): ReactNode {
  const Icon = ICONS[id] ?? BookOpenText;
  return (
    <section className={styles.subject}>
      <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />
      {children}
    </section>
  );
}
