import type {ReactNode} from 'react';

import {
  Blocks,
  BookOpenText,
  ChartCandlestick,
  CodeXml,
  Landmark,
  Rocket,
  Scale,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';

import styles from './styles.module.css';

/** By folder of the category; one that is not here has the open book. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'getting-started': Rocket,
  trading: ChartCandlestick,
  payments: Landmark,
  security: ShieldCheck,
  'crypto-101': Blocks,
  'api-docs': CodeXml,
  compliance: Scale,
};

export default function CategoryIcon({category}: {category: string}): ReactNode {
  const Icon = ICONS[category] ?? BookOpenText;
  return <Icon className={styles.icon} aria-hidden="true" strokeWidth={1.75} />;
}
