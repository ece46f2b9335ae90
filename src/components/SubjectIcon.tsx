import {
  ArrowLeftRight,
  Blocks,
  BookOpenText,
  ChartCandlestick,
  CodeXml,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  Percent,
  ReceiptText,
  Rocket,
  Scale,
  ShieldCheck,
  UserRoundCheck,
} from 'lucide-react';
import type {ReactNode} from 'react';

/** Icons by the folder of a category, or the anchor of a subject of the FAQ; the fallback is an open book. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'getting-started': Rocket,
  trading: ChartCandlestick,
  payments: Landmark,
  security: ShieldCheck,
  'crypto-101': Blocks,
  'api-docs': CodeXml,
  compliance: Scale,
  'account-and-help': LifeBuoy,
  'fees-and-limits': Percent,
  'account-and-verification': UserRoundCheck,
  'deposits-and-withdrawals': ArrowLeftRight,
  tax: ReceiptText,
  'when-something-is-wrong': Scale,
};

export default function SubjectIcon({subject}: {subject: string}): ReactNode {
  const Icon = ICONS[subject] ?? BookOpenText;
  return <Icon className="subject-icon" aria-hidden="true" strokeWidth={1.75} />;
}
