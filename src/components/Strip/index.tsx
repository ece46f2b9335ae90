import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Unbroken from '@site/src/components/Unbroken';
import type {StripTexts} from '@site/src/content/front-matter';

import styles from './styles.module.css';

/** Above an article: what it costs, how long it takes and what you need, from the figures that it names. */
export default function Strip({cost = [], time = [], need = []}: StripTexts): ReactNode {
  const parts = [
    {title: translate({id: 'strip.cost', message: 'Cost'}), facts: cost},
    {title: translate({id: 'strip.time', message: 'Time'}), facts: time},
    {title: translate({id: 'strip.need', message: 'You need'}), facts: need},
  ].filter(({facts}) => facts.length > 0);
  return (
    <div className={styles.strip} data-search="off">
      {parts.map(({title, facts}) => (
        <span key={title} className={styles.part}>
          <strong className={styles.title}>{title}</strong>{' '}
          <span className={styles.facts}>
            {facts.map(({name, text}, index) => (
              <span key={name} className={styles.fact}>
                {index > 0 && <span className="visually-hidden">, </span>}
                {name && <span className={styles.name}>{name} </span>}
                <Unbroken text={text} />
              </span>
            ))}
          </span>{' '}
        </span>
      ))}
    </div>
  );
}
