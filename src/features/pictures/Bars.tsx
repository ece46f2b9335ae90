import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Figure} from '@site/src/components/Drawing';
import {type DrawingView, type Part, pictureParts} from '@site/src/content/drawings/view';

import styles from './bars.module.css';

type Bar = Part<'label' | 'note' | 'series'>;

/** Values as bars, each beside its text. In Markdown: `::drawing[name]`. */
export default function Bars(view: DrawingView): ReactNode {
  const bars: Bar[] = pictureParts(view);
  const end = view.root.props.scale === 'share' ? 100 : Math.max(...bars.map(valueOf));
  const series = [...new Set(bars.flatMap(({props}) => props.series ?? []))];
  const labels = [...new Set(bars.map(({props}) => props.label))];
  return (
    <Figure view={view}>
      {series.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          {series.map((name, at) => (
            <span key={name}>
              <span className={clsx(styles.swatch, at > 0 && styles.other)} />
              {name}
            </span>
          ))}
        </p>
      )}
      <ul className={styles.bars}>
        {labels.map((label) => {
          const own = bars.filter(({props}) => props.label === label);
          return (
            <li key={label} className={styles.row}>
              <span className={styles.label}>
                {label}
                <span className="visually-hidden">:</span>{' '}
                {own[0]?.props.note && (
                  <span className={styles.note}>{own[0].props.note}</span>
                )}{' '}
              </span>
              {own.map((bar, at) => (
                <Line
                  key={bar.props.series ?? at}
                  bar={bar}
                  share={valueOf(bar) / end}
                  isOther={series.indexOf(bar.props.series ?? '') > 0}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}

/** The number in the text of a bar. */
function valueOf({text}: Bar): number {
  return Number(/\d[\d.,]*/.exec(text)?.[0].replaceAll(',', '') ?? 0);
}

interface LineProps {
  bar: Bar;
  /** Its part of the whole length. */
  share: number;
  isOther: boolean;
}

function Line({bar: {text, props}, share, isOther}: LineProps): ReactNode {
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        <span
          className={clsx(styles.bar, isOther && styles.other)}
          // With one decimal, so that the build and every browser write the same.
          style={{width: `${Math.round(share * 1000) / 10}%`}}
        />
      </span>
      <span className={styles.value}>
        {props.series && <span className="visually-hidden"> {props.series} </span>}
        {text}
      </span>
    </>
  );
}
