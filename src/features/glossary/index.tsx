import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import {letterOf, matchesFilter} from '@site/src/features/glossary/model/names';
import type {AddressForm} from '@site/src/lib/address';
import {slugOf} from '@site/src/lib/slug';
import {useAddress} from '@site/src/lib/use-address';
import Entry, {type GlossaryEntry} from './Entry';

import styles from './styles.module.css';

const ADDRESS: AddressForm<{term: string}> = {start: {term: ''}, accept: (given) => given};

/** All terms by letter, with links to the letters and a filter. Written in Markdown as `::glossary`. */
export default function Glossary({entries}: {entries: readonly GlossaryEntry[]}): ReactNode {
  const {question, change} = useAddress(ADDRESS);
  const filter = question.term;
  const shown = entries.filter(({name, standsFor = '', aliases = [], definition}) =>
    matchesFilter([name, standsFor, ...aliases, definition], filter),
  );
  const names = new Map(entries.map(({name}) => [slugOf(name), name]));
  const letters = [...new Set(shown.map(({name}) => letterOf(name)))];
  return (
    <>
      <div className={`with-script ${styles.filter}`}>
        <Field
          label={<Translate id="glossary.filter">Find a term</Translate>}
          kind="search"
          value={filter}
          onValue={(term) => change({term})}
        />
        <p role="status" className={styles.count}>
          {filter.trim() === '' ? (
            <Translate id="glossary.all" values={{count: entries.length}}>
              {'{count} terms'}
            </Translate>
          ) : (
            <Translate id="glossary.count" values={{count: shown.length, all: entries.length}}>
              {'{count} of {all} terms'}
            </Translate>
          )}
        </p>
      </div>
      {letters.length > 0 && <Letters letters={letters} />}
      {shown.length === 0 && <Nothing query={filter.trim()} />}
      {letters.map((letter) => (
        <section key={letter} className={styles.group}>
          <Heading as="h2" id={letterId(letter)} className={styles.letter}>
            {letter}
          </Heading>
          <dl className={styles.terms}>
            {shown
              .filter(({name}) => letterOf(name) === letter)
              .map((entry) => (
                <Entry key={entry.name} entry={entry} names={names} />
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function letterId(letter: string): string {
  return /^\p{L}$/u.test(letter) ? `letter-${letter.toLowerCase()}` : 'letter-digits';
}

/** Links to the letters that have terms. */
function Letters({letters}: {letters: readonly string[]}): ReactNode {
  return (
    <nav
      className={styles.letters}
      aria-label={translate({id: 'glossary.letters', message: 'Terms by first letter'})}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Alternatives when no term matches. */
function Nothing({query}: {query: string}): ReactNode {
  const search = (
    <Link to={`/search?q=${encodeURIComponent(query)}`}>
      <Translate id="glossary.nothing.search">search all articles for it</Translate>
    </Link>
  );
  const contact = (
    <Link to="/contact">
      <Translate id="glossary.nothing.contact">ask us</Translate>
    </Link>
  );
  return (
    <p className={styles.nothing}>
      <Translate id="glossary.nothing" values={{query, search, contact}}>
        {'No term matches “{query}”. You can {search}, or {contact} to add it.'}
      </Translate>
    </p>
  );
}
