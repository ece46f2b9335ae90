import {type ReactNode, useState} from 'react';

import Heading from '@theme/Heading';

import {matchesFilter} from '@site/src/features/glossary/model/filter';

import Entry, {type GlossaryEntry} from './Entry';
import Filter from './Filter';
import Letters, {letterId} from './Letters';
import Nothing from './Nothing';
import styles from './styles.module.css';

/** All terms by letter, with a bar to jump to a letter and a box to narrow them down. Markdown writes it as `::glossary`. */
export default function Glossary({entries}: {entries: readonly GlossaryEntry[]}): ReactNode {
  const [filter, setFilter] = useState('');
  const shown = entries.filter((entry) => matchesFilter(entry, filter));
  const letters = [...new Set(shown.map(({letter}) => letter))];
  return (
    <>
      <Filter value={filter} onChange={setFilter} count={shown.length} of={entries.length} />
      {letters.length > 0 && <Letters letters={letters} />}
      {shown.length === 0 && <Nothing query={filter.trim()} />}
      {letters.map((letter) => (
        <section key={letter} className={styles.group}>
          <Heading as="h2" id={letterId(letter)} className={styles.letter}>
            {letter}
          </Heading>
          <dl className={styles.terms}>
            {shown
              .filter((entry) => entry.letter === letter)
              .map((entry) => (
                <Entry key={entry.key} entry={entry} />
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
