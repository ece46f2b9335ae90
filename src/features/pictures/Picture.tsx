import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
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
import type {ReactNode} from 'react';

import type {PICTURES} from '@site/src/content/drawings/view';

import styles from './map.module.css';

const ACCENT = 'var(--accent)';
const EDGE = 'var(--line-strong)';

/** Closing prices of the chart, counted from its top, and the volume below each. */
const CLOSES = [46, 42, 44, 37, 40, 33, 29, 34, 27, 30, 22, 17, 21, 13, 16, 9];
const VOLUMES = [7, 5, 4, 9, 4, 8, 7, 5, 8, 4, 10, 9, 5, 12, 6, 11];
/** Widths of the offers in the order book: to sell above, to buy below. */
const ASKS = [52, 40, 44, 28, 20];
const BIDS = [16, 30, 36, 50, 42];

function Candles(): ReactNode {
  return (
    <svg viewBox="0 0 168 78">
      {CLOSES.map((close, at) => {
        const x = 6 + at * 10;
        const open = CLOSES[at - 1] ?? close + 4;
        const [top, height] = [Math.min(open, close), Math.max(Math.abs(open - close), 2)];
        const colour = close < open ? ACCENT : EDGE;
        return (
          <g key={x}>
            <path d={`M${x + 3} ${top - 4}v${height + 8}`} stroke={colour} />
            <rect x={x} y={top} width="6" height={height} fill={colour} />
            <rect x={x} y={76 - (VOLUMES[at] ?? 0)} width="6" height={VOLUMES[at]} fill={EDGE} />
          </g>
        );
      })}
    </svg>
  );
}

function Book(): ReactNode {
  const offer = (width: number, y: number, fill: string): ReactNode => (
    <rect key={y} x={60 - width} y={y} width={width} height="5" rx="2" fill={fill} />
  );
  return (
    <svg viewBox="0 0 64 88">
      {ASKS.map((width, at) => offer(width, 2 + at * 8, ACCENT))}
      {BIDS.map((width, at) => offer(width, 48 + at * 8, EDGE))}
    </svg>
  );
}

/** What stands in each region of the application. */
const SHAPES: Readonly<Record<(typeof PICTURES)[number], LucideIcon | (() => ReactNode)>> = {
  alerts: Mail,
  arriving: ArrowDownToLine,
  balances: Wallet,
  book: Book,
  candles: Candles,
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

/** A small picture by its name; nothing for an unknown one. */
export default function Picture({name}: {name: string | undefined}): ReactNode {
  const Shape = Object.entries(SHAPES).find(([each]) => each === name)?.[1];
  return (
    <span className={styles.picture} aria-hidden="true">
      {Shape && <Shape />}
    </span>
  );
}
