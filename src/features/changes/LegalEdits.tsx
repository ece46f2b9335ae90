import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import Link from '@site/src/components/Link';
import Unbroken from '@site/src/components/Unbroken';
import type {Changes} from '@site/src/features/changes/model/compare';
import type {Passage} from '@site/src/features/changes/model/passages';
import {routeIn} from './versions';

import styles from './styles.module.css';

/** The legal pages compared word by word. A single one is open at first. */
export default function LegalEdits({changes: {legal, from, to}}: {changes: Changes}): ReactNode {
  return (
    <>
      <p>
        <del>
          <Translate id="changes.edited.removed">removed words</Translate>
        </del>{' '}
        <ins>
          <Translate id="changes.edited.added">added words</Translate>
        </ins>
      </p>
      {legal.map(({route, title, passages}) => (
        <details key={route} open={legal.length === 1} className={styles.fold}>
          <summary>
            <strong>{title}</strong>
          </summary>
          <p>
            <Link to={routeIn(from, route)}>
              <Translate id="changes.edited.before">Before</Translate>
            </Link>{' '}
            ·{' '}
            <Link to={routeIn(to, route)}>
              <Translate id="changes.edited.after">After</Translate>
            </Link>
          </p>
          <Passages passages={passages} />
        </details>
      ))}
    </>
  );
}

const MARKS = {same: Fragment, removed: 'del', added: 'ins'} as const;

/** Passages below their headings. */
function Passages({passages}: {passages: readonly Passage[]}): ReactNode {
  return passages.map(({heading, parts}, at) => (
    <div key={at}>
      {heading !== (passages[at - 1]?.heading ?? '') && (
        <p>
          <strong>{heading}</strong>
        </p>
      )}
      <p className={styles.passage}>
        {parts.map(({kind, text}, index) => {
          const Mark = MARKS[kind];
          return (
            <Mark key={index}>
              <Unbroken text={text} />
            </Mark>
          );
        })}
      </p>
    </div>
  ));
}
