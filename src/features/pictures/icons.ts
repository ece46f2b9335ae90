import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartBarDecreasing,
  ChartCandlestick,
  ChartPie,
  EyeOff,
  KeyRound,
  Layers,
  List,
  ListChecks,
  type LucideIcon,
  Mail,
  ShieldCheck,
  TextCursorInput,
  Wallet,
} from 'lucide-react';

import type {PICTURES} from '@site/src/content/drawings/view';

/** What stands in each region of the application. */
const PICTURE: Readonly<Record<(typeof PICTURES)[number], LucideIcon>> = {
  alerts: Mail,
  arriving: ArrowDownToLine,
  balances: Wallet,
  book: ChartBarDecreasing,
  candles: ChartCandlestick,
  key: KeyRound,
  leaving: ArrowUpFromLine,
  list: List,
  order: TextCursorInput,
  privacy: EyeOff,
  shield: ShieldCheck,
  staking: Layers,
  swap: ArrowLeftRight,
  total: ChartPie,
  trades: ListChecks,
};

export default PICTURE as Readonly<Record<string, LucideIcon | undefined>>;
