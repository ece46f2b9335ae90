import {interpolate} from '@docusaurus/Interpolate';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/mistakes.json';
import type {Observation} from '@portal/signing';
import type {ReactNode} from 'react';

import {useFormatLocale} from '@site/src/lib/locale';
import Code from './Code';

import styles from './styles.module.css';

/** What the tool notices in the inputs that a reader may overlook. */
export default function Notes({observations}: {observations: readonly Observation[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const locale = useFormatLocale();
  if (observations.length === 0) return null;
  return (
    <ul
      className={styles.notes}
      aria-label={translate({id: 'signing.tool.seen', message: 'What we noticed in your input'})}>
      {observations.map(({id, count, wrong, parameter = ''}) => (
        <li key={id + parameter} className={wrong ? styles.wrongNote : undefined}>
          <Code
            text={interpolate(selectMessage(count, texts.seen[id]), {
              count: count.toLocaleString(locale),
              parameter,
            })}
          />
        </li>
      ))}
    </ul>
  );
}
