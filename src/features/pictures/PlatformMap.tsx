import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Figure} from '@site/src/components/Drawing';
import {type DrawingView, type Part, pictureParts} from '@site/src/content/drawings/view';
import icons from './icons';

import styles from './map.module.css';

type Region = Part<'to' | 'label' | 'picture'>;

/** The parts of the application in one window. Each region leads to its article. In Markdown: `::drawing[name]`. */
export default function PlatformMap(view: DrawingView): ReactNode {
  const parts: Region[] = pictureParts(view);
  const areas: {area: Region; regions: Region[]}[] = [];
  for (const part of parts) {
    if (part.tag === 'area') areas.push({area: part, regions: []});
    else areas.at(-1)?.regions.push(part);
  }
  return (
    <Figure view={view} schematic className={styles.map}>
      <div className={styles.window}>
        {areas.map(({area, regions}) => (
          <Area key={area.text} area={area} regions={regions} />
        ))}
      </div>
    </Figure>
  );
}

function Area({area, regions}: {area: Region; regions: readonly Region[]}): ReactNode {
  return (
    <div className={styles.area}>
      <p className={styles.name}>
        <Link to={area.props.to ?? ''}>{area.text}</Link>
      </p>
      <ul className={styles.regions} aria-label={area.text}>
        {regions.map(({text, props: {to = '', label, picture = ''}}) => {
          const Icon = icons[picture];
          return (
            <li key={label}>
              <Link to={to} className={styles.region ?? ''}>
                {Icon && <Icon aria-hidden="true" />}
                <span>
                  <strong>{label}</strong>
                  <span className="visually-hidden">:</span>{' '}
                  <span className={styles.use}>{text}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
