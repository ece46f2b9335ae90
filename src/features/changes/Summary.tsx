import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Changes} from '@site/src/features/changes/model/compare';
import {useName} from './names';

import styles from './styles.module.css';

/** How much changed, in one line; a change of nothing is told as such. */
export default function Summary({
  changes: {from, figures, added, removed, edited, compared},
  onePage,
}: {
  changes: Changes;
  onePage: boolean;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const since = useName(from);
  const total = figures.length + added.length + removed.length + edited.length;
  if (total === 0) {
    return (
      <p className={styles.nothing}>
        {onePage ? (
          <Translate id="changes.nothing.page" values={{since}}>
            {'Nothing on this page changed since {since}: its words and figures are the same.'}
          </Translate>
        ) : (
          <Translate
            id="changes.nothing"
            values={{figures: compared.figures, pages: compared.pages}}>
            {'Nothing changed: all {figures} figures and {pages} pages are the same.'}
          </Translate>
        )}
      </p>
    );
  }
  const counts: [number, string][] = [
    [
      figures.length,
      translate({id: 'changes.count.figures', message: '{count} figure|{count} figures'}),
    ],
    [
      added.length,
      translate({id: 'changes.count.added', message: '{count} new page|{count} new pages'}),
    ],
    [
      removed.length,
      translate({
        id: 'changes.count.removed',
        message: '{count} removed page|{count} removed pages',
      }),
    ],
    [
      edited.length,
      translate({id: 'changes.count.edited', message: '{count} edited page|{count} edited pages'}),
    ],
  ];
  return (
    <ul className={styles.counts}>
      {counts.map(([count, message]) => (
        <li key={message} className={count === 0 ? styles.zero : undefined}>
          {selectMessage(count, message).replace('{count}', String(count))}
        </li>
      ))}
    </ul>
  );
}
