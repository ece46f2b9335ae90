import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import Popular from './Popular';
import styles from './styles.module.css';
import {useReport} from './use-report';

interface Props {
  query: string;
  /** Near words of the site. */
  suggestions: readonly string[];
  onTry: (query: string) => void;
}

/** Characters of a query that are repeated to its reader, and handed to the contact form. */
const SHOWN = 80;

/** What to do where nothing was found: near words, articles that are read most, and a person. */
export default function Nothing({query, suggestions, onTry}: Props): ReactNode {
  useReport(query);
  const short = [...query].slice(0, SHOWN).join('');
  const contact = `/contact?${new URLSearchParams({subject: short}).toString()}`;
  return (
    <div className={styles.nothing}>
      <p>
        <Translate
          id="search.nothing"
          values={{
            query: (
              <bdi className={styles.query}>
                {short.length < query.length ? `${short}…` : short}
              </bdi>
            ),
          }}>
          {'Nothing found for “{query}”.'}
        </Translate>
      </p>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          <Translate id="search.nearest">Did you mean</Translate>
          {suggestions.map((word) => (
            <button key={word} type="button" onClick={() => onTry(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <Popular />
      <p className={styles.ask}>
        <Link to={contact}>
          <Translate id="search.contact">Ask our support instead</Translate>
        </Link>
      </p>
    </div>
  );
}
