import {
  Blocks,
  BookOpenText,
  ChartCandlestick,
  CodeXml,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  Rocket,
  Scale,
  ShieldCheck,
} from 'lucide-react';
import type {ReactNode} from 'react';

/** Icons by the category's folder; the fallback is an open book. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'getting-started': Rocket,
  trading: ChartCandlestick,
  payments: Landmark,
  security: ShieldCheck,
  'crypto-101': Blocks,
  'api-docs': CodeXml,
  compliance: Scale,
  'account-and-help': LifeBuoy,
};

interface Props {
  category: string;
  className?: string | undefined;
}

export default function CategoryIcon({category, className}: Props): ReactNode {
  const Icon = ICONS[category] ?? BookOpenText;
  return <Icon className={className} aria-hidden="true" strokeWidth={1.75} />;
}
