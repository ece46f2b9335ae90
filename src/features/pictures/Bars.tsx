import clsx from 'clsx';
import type {ReactNode} from 'react';

import Figure from '@site/src/components/Drawing/Figure';
import {
  extentOf,
  linearScale,
  type Scale,
  type TimeUnit,
  timeScale,
} from '@site/src/content/drawings/scale';
import {type DrawingView, type Part, pictureParts} from '@site/src/content/drawings/view';
import {useFormatLocale} from '@site/src/lib/locale';

import styles from './bars.module.css';

type Bar = Part<'label' | 'note' | 'series'>;

/** Values as bars, each beside its text; times on a logarithmic axis. In Markdown: `::drawing[name]`. */
export default function Bars(view: DrawingView): ReactNode {
  const bars: Bar[] = pictureParts(view);
  const extents = bars.map(({text}) => extentOf(text));
  const {scale: kind} = view.root.props;
  const isTime = kind === 'time';
  const scale = isTime
    ? timeScale(extents)
    : linearScale(extents, kind === 'share' ? 100 : undefined);
  const series = [...new Set(bars.flatMap(({props}) => props.series ?? []))];
  const labels = [...new Set(bars.map(({props}) => props.label))];
  return (
    <Figure view={view} wide={isTime}>
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
        {isTime && <Axis scale={scale} />}
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
                  scale={scale}
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

interface LineProps {
  bar: Bar;
  scale: Scale;
  isOther: boolean;
}

function Line({bar: {text, props}, scale, isOther}: LineProps): ReactNode {
  const {from, to} = extentOf(text);
  const start = scale.ticks.length > 0 ? scale.at(from) : 0;
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        {scale.ticks.map(({unit, at}) => (
          <span key={unit} className={styles.line} style={{insetInlineStart: `${at}%`}} />
        ))}
        <span
          className={clsx(styles.bar, isOther && styles.other)}
          style={{insetInlineStart: `${start}%`, width: `${Math.max(scale.at(to) - start, 0)}%`}}
        />
      </span>
      <span className={styles.value}>
        {props.series && <span className="visually-hidden"> {props.series} </span>}
        {text}
      </span>
    </>
  );
}

/** The units of time above the bars. */
function Axis({scale}: {scale: Scale}): ReactNode {
  const locale = useFormatLocale();
  const nameOf = (unit: TimeUnit): string =>
    new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long'}).format(1);
  return (
    <li className={styles.row} aria-hidden="true">
      <span className={styles.axis}>
        {scale.ticks.map(({unit, at}) => (
          <span key={unit} style={{insetInlineStart: `${at}%`}} suppressHydrationWarning>
            {nameOf(unit)}
          </span>
        ))}
      </span>
    </li>
  );
}
