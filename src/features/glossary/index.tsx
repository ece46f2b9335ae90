import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import Jumps from '@site/src/components/Jumps';
import Link from '@site/src/components/Link';
import {letterOf, matchesFilter} from '@site/src/features/glossary/model/names';
import type {AddressForm} from '@site/src/lib/address';
import {slugOf} from '@site/src/lib/slug';
import {useAddress} from '@site/src/lib/use-address';

import styles from './styles.module.css';

/** One term with all its texts, filled in at build time. Its anchor follows from its name. */
export interface GlossaryEntry {
  name: string;
  /** An abbreviation spelled out. */
  standsFor?: string;
  aliases?: readonly string[];
  definition: string;
  /** The page that explains it in full. */
  article?: {route: string; title: string};
  /** Anchors of related terms. */
  see?: readonly string[];
}

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
      <div className={`with-script wrapped ${styles.filter}`}>
        <Field
          label={<Translate id="glossary.filter">Find a term</Translate>}
          kind="search"
          value={filter}
          onValue={(term) => change({term})}
        />
        <p role="status" className={`quiet ${styles.count}`}>
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
      {letters.length > 0 && (
        <Jumps
          label={translate({id: 'glossary.letters', message: 'Terms by first letter'})}
          links={letters.map((letter) => ({id: letterId(letter), title: letter}))}
        />
      )}
      {shown.length === 0 && (
        <p>
          <Translate
            id="glossary.nothing"
            values={{
              query: filter.trim(),
              search: (
                <Link to={`/search?q=${encodeURIComponent(filter.trim())}`}>
                  <Translate id="glossary.nothing.search">search all articles for it</Translate>
                </Link>
              ),
            }}>
            {'No term matches “{query}”. You can {search}.'}
          </Translate>
        </p>
      )}
      {letters.map((letter) => (
        <section key={letter} className={styles.group}>
          <Heading as="h2" id={letterId(letter)}>
            {letter}
          </Heading>
          <dl className="ruled">
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

interface EntryProps {
  entry: GlossaryEntry;
  /** Names of all terms, by anchor. */
  names: ReadonlyMap<string, string>;
}

function Entry({entry, names}: EntryProps): ReactNode {
  const {name, standsFor, aliases = [], definition, article, see = []} = entry;
  const anchor = slugOf(name);
  const others = [...(standsFor ? [standsFor] : []), ...aliases];
  // Registers the anchor with the build's broken-link check.
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={styles.entry}>
      <dt>
        <a href={`#${anchor}`}>{name}</a>
        {others.length > 0 && <span className="quiet">{others.join(', ')}</span>}
      </dt>
      <dd>
        {definition}
        <ul className="quiet">
          {article && (
            <li>
              <Translate
                id="glossary.article"
                values={{article: <Link to={article.route}>{article.title}</Link>}}>
                {'In full: {article}'}
              </Translate>
            </li>
          )}
          {see.length > 0 && (
            <li>
              <Translate id="glossary.see">See also:</Translate>{' '}
              {see.map((other, index) => (
                <span key={other}>
                  {index > 0 && ', '}
                  <a href={`#${other}`}>{names.get(other)}</a>
                </span>
              ))}
            </li>
          )}
        </ul>
      </dd>
    </div>
  );
}
