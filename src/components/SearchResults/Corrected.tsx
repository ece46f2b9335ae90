import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import type {Answer} from '@site/src/search/engine/search';

import styles from './styles.module.css';

/** Says what was searched for where nothing has the word as it was typed. */
export default function Corrected({corrections}: Pick<Answer, 'corrections'>): ReactNode {
  if (corrections.length === 0) return null;
  return (
    <p className={styles.corrected}>
      <Translate
        id="search.corrected"
        values={{
          meant: <strong>{corrections.map(({meant}) => meant).join(', ')}</strong>,
          typed: corrections.map(({typed}) => typed).join(', '),
        }}>
        {'Showing results for {meant}: nothing here has “{typed}”.'}
      </Translate>
    </p>
  );
}
