import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Figure} from '@site/src/components/Drawing';
import {type DrawingView, type Part, pictureParts} from '@site/src/content/drawings/view';
import {tilesIn} from './tiles';

import styles from './countries.module.css';

/** Countries in groups: a map of tiles for Europe, and every name below its group. In Markdown: `::drawing[name]`. */
export default function Countries(view: DrawingView): ReactNode {
  const groups: Part<'label' | 'kind'>[] = pictureParts(view);
  return (
    <Figure view={view}>
      <div className={styles.countries}>
        <div className={styles.map} aria-hidden="true">
          {groups.flatMap(({text, props: {kind = ''}}) =>
            tilesIn(text).map(({code, row, column}) => (
              <span
                key={code}
                className={clsx(styles.tile, styles[kind])}
                style={{gridArea: `${row} / ${column}`}}>
                {code}
              </span>
            )),
          )}
        </div>
        <ul className={styles.groups}>
          {groups.map(({text, props: {label, kind = ''}}) => (
            <li key={label}>
              <span className={clsx(styles.tile, styles[kind])} />
              <div>
                <strong>{label}</strong>
                <span className="visually-hidden">:</span>{' '}
                <span className={styles.names}>{text}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Figure>
  );
}
