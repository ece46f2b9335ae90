import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Jumps from '@site/src/components/Jumps';
import Link from '@site/src/components/Link';
import {letterOf} from '@site/src/features/glossary/model/names';
import {slugOf} from '@site/src/lib/slug';

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

/** All terms by letter, with links to the letters. Written in Markdown as `::glossary`. */
export default function Glossary({entries}: {entries: readonly GlossaryEntry[]}): ReactNode {
  const names = new Map(entries.map(({name}) => [slugOf(name), name]));
  const letters = [...new Set(entries.map(({name}) => letterOf(name)))];
  return (
    <>
      <Jumps
        label={translate({id: 'glossary.letters', message: 'Terms by first letter'})}
        links={letters.map((letter) => ({id: letterId(letter), title: letter}))}
      />
      {letters.map((letter) => (
        <section key={letter} className={styles.group}>
          <Heading as="h2" id={letterId(letter)}>
            {letter}
          </Heading>
          <dl className="ruled">
            {entries
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
