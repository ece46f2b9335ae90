import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Changes} from '@site/src/features/changes/model/compare';
import {changedForms, figureForms, pageForms, useCounted, useVersionName} from './phrases';

import styles from './styles.module.css';

/** How much changed, in one line of links to it. */
export default function Summary({
  changes: {from, to, figures, added, removed, edited, compared},
  onePage,
}: {
  changes: Changes;
  onePage: boolean;
}): ReactNode {
  const counted = useCounted();
  const nameOf = useVersionName();
  const names = {from: nameOf(from), to: nameOf(to)};
  const total = figures.length + added.length + removed.length + edited.length;
  if (total === 0) {
    return (
      <p className={styles.nothing}>
        {onePage ? (
          <Translate id="changes.nothing.page" values={names}>
            {'The text and figures of this page are the same in {from} and {to}.'}
          </Translate>
        ) : (
          <Translate
            id="changes.nothing"
            values={{
              ...names,
              figures: counted(compared.figures, figureForms()),
              pages: counted(compared.pages, pageForms()),
            }}>
            {
              'The text and figures are the same in {from} and {to}: {figures} and {pages} compared.'
            }
          </Translate>
        )}
      </p>
    );
  }
  const counts: [number, string, anchor: string][] = [
    [figures.length, changedForms(), '#figures'],
    [
      added.length,
      translate({id: 'changes.count.added', message: '{count} new page|{count} new pages'}),
      '#pages',
    ],
    [
      removed.length,
      translate({
        id: 'changes.count.removed',
        message: '{count} removed page|{count} removed pages',
      }),
      '#pages',
    ],
    [
      edited.length,
      translate({id: 'changes.count.edited', message: '{count} edited page|{count} edited pages'}),
      '#edited',
    ],
  ];
  return (
    <ul className={styles.counts}>
      {counts.map(
        ([count, message, anchor]) =>
          count > 0 && (
            <li key={message}>
              <a href={anchor}>{counted(count, message)}</a>
            </li>
          ),
      )}
    </ul>
  );
}
