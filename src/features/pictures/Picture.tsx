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

interface Shape {
  size: readonly [number, number];
  content: ReactNode;
}

const line = (d: string, stroke = EDGE): ReactNode => <path key={d} d={d} stroke={stroke} />;
const bar = (x: number, y: number, width: number, height = 6, fill = EDGE): ReactNode => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="2" fill={fill} />
);
const icon = (...content: ReactNode[]): Shape => ({size: [64, 40], content});

/** Three lines of a list, each with a mark before it. */
const rows = (markOf: (y: number, isFirst: boolean) => ReactNode): Shape =>
  icon(
    ...[5, 17, 29].map((y, at) => (
      <g key={y}>
        {markOf(y + 3, at === 0)}
        {bar(22, y, [32, 22, 27][at] ?? 0)}
      </g>
    )),
  );

/** What stands in each region of the application. */
const SHAPES: Readonly<Record<(typeof PICTURES)[number], Shape>> = {
  total: icon(
    <circle key="ring" cx="32" cy="20" r="14" stroke={EDGE} strokeWidth="7" />,
    <path key="part" d="M32 6a14 14 0 0 1 12.1 21" stroke={ACCENT} strokeWidth="7" />,
  ),
  swap: icon(line('M14 14h34m-7-7 7 7-7 7', ACCENT), line('M50 28H16m7-7-7 7 7 7')),
  candles: {
    size: [168, 78],
    content: CLOSES.map((close, at) => {
      const x = 6 + at * 10;
      const open = CLOSES[at - 1] ?? close + 4;
      const [top, height] = [Math.min(open, close), Math.max(Math.abs(open - close), 2)];
      const colour = close < open ? ACCENT : EDGE;
      return (
        <g key={x}>
          {line(`M${x + 3} ${top - 4}v${height + 8}`, colour)}
          <rect x={x} y={top} width="6" height={height} fill={colour} />
          <rect x={x} y={76 - (VOLUMES[at] ?? 0)} width="6" height={VOLUMES[at]} fill={EDGE} />
        </g>
      );
    }),
  },
  book: {
    size: [64, 88],
    content: [
      ASKS.map((width, at) => bar(60 - width, 2 + at * 8, width, 5, ACCENT)),
      BIDS.map((width, at) => bar(60 - width, 48 + at * 8, width, 5)),
    ],
  },
  order: icon(
    <rect key="price" x="12" y="2" width="40" height="9" rx="2" stroke={EDGE} />,
    <rect key="amount" x="12" y="15" width="40" height="9" rx="2" stroke={EDGE} />,
    bar(11, 28, 42, 11, ACCENT),
  ),
  list: rows((y, isFirst) => <circle cx="12" cy={y} r="3.5" stroke={isFirst ? ACCENT : EDGE} />),
  trades: rows((y) => line(`M8 ${y}l3 3 6-7`, ACCENT)),
  balances: rows((y, isFirst) => <circle cx="12" cy={y} r="4.5" fill={isFirst ? ACCENT : EDGE} />),
  arriving: icon(line('M14 22v14h36V22'), line('M32 3v22m-8-8 8 8 8-8', ACCENT)),
  leaving: icon(line('M14 22v14h36V22'), line('M32 27V4m-8 8 8-8 8 8', ACCENT)),
  staking: icon(
    ...[31, 21, 11].map((y) => (
      <ellipse
        key={y}
        cx="32"
        cy={y}
        rx="16"
        ry="6"
        fill="var(--page)"
        stroke={y === 11 ? ACCENT : EDGE}
      />
    )),
  ),
  shield: icon(
    line('M32 2l15 5v12c0 9-6 16-15 19-9-3-15-10-15-19V7z'),
    line('M25 20l5 5 9-10', ACCENT),
  ),
  alerts: icon(
    <rect key="letter" x="12" y="7" width="40" height="28" rx="3" stroke={EDGE} />,
    line('M13 9l19 14L51 9'),
    <circle key="mark" cx="51" cy="8" r="6" fill={ACCENT} />,
  ),
  privacy: icon(
    <rect key="on" x="17" y="3" width="30" height="15" rx="7.5" fill={ACCENT} />,
    <circle key="knob" cx="39.5" cy="10.5" r="5" fill="var(--page)" />,
    <rect key="off" x="18" y="23" width="28" height="13" rx="6.5" stroke={EDGE} />,
    <circle key="other" cx="24.5" cy="29.5" r="4" fill={EDGE} />,
  ),
  key: icon(
    <circle key="bow" cx="19" cy="20" r="10" stroke={ACCENT} />,
    line('M29 20h27v9m-10-9v7'),
  ),
};

/** A small picture by its name; nothing for an unknown one. */
export default function Picture({name}: {name: string | undefined}): ReactNode {
  const shape = Object.entries(SHAPES).find(([each]) => each === name)?.[1];
  return (
    <span className={styles.picture} aria-hidden="true">
      {shape && (
        <svg viewBox={`0 0 ${shape.size.join(' ')}`} fill="none">
          {shape.content}
        </svg>
      )}
    </span>
  );
}
