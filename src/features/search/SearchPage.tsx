import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import site from '@generated/search/default/site.json';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import type {AddressForm} from '@site/src/lib/address';
import {type Address, useAddress} from '@site/src/lib/use-address';
import {About, countOfResults, Notes, NothingFound, Pieces, Popular} from './parts';
import {CURRENT, needsFullLoad, searchUrl, useSearch, warmUp} from './use-search';

import styles from './results.module.css';

/** How many results are shown at first, and added by "Show more". */
const PAGE = 10;

interface Question {
  q: string;
  version: string;
}

const ADDRESS: AddressForm<Question> = {
  start: {q: '', version: CURRENT},
  accept: ({q, version}) => ({
    q,
    version: site.versions.find((name) => name === version) ?? CURRENT,
  }),
};

export default function SearchPage(): ReactNode {
  const asked = useAddress(ADDRESS);
  return (
    <>
      <Field {...asked} />
      <Results {...asked.question} />
    </>
  );
}

/** Uncontrolled, so that text typed before hydration is kept. */
function Field({question: {q, version}, change}: Address<Question>): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const label = translate({id: 'search.ask', message: 'What are you looking for?'});
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (q === '' && input.value !== '') change({q: input.value});
    else if (input !== document.activeElement) input.value = q;
  }, [q, change]);
  return (
    <search aria-label={label}>
      <form
        role="none"
        action="/search"
        className="with-script"
        onSubmit={(event) => {
          field.current?.blur();
          if (!needsFullLoad()) event.preventDefault();
        }}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => warmUp(version)}
          onChange={({target}) => change({q: target.value})}
        />
        {version !== CURRENT && <input type="hidden" name="version" value={version} />}
      </form>
    </search>
  );
}

function Results({q: query, version}: Question): ReactNode {
  const [limit, setLimit] = useState(PAGE);
  const searched = useSearch(query.trim(), version, limit);
  const {results = [], total = 0} = searched?.answer ?? {};
  return (
    <>
      {query.trim() === '' && version === CURRENT && <Popular />}
      {version !== CURRENT && (
        <p className={styles.version}>
          <Translate id="search.version" values={{version}}>
            {'These pages are from the archive of {version}.'}
          </Translate>{' '}
          <Link to={searchUrl(query, CURRENT)}>
            <Translate id="search.version.leave">Search today’s pages</Translate>
          </Link>
        </p>
      )}
      {searched && <Notes {...searched} version={version} />}
      {/* If nothing is found, `NothingFound` below is the visible message. */}
      <p className={total === 0 ? 'visually-hidden' : styles.count} role="status">
        {searched?.answer && countOfResults(total)}
      </p>
      {results.map((result, at) => (
        // Not keyed by URL: it gains an anchor when the text arrives, and a new element would lose a click in progress.
        <article key={at} className={styles.result}>
          <Heading as="h2" className={styles.title}>
            <Link to={result.url}>
              <Pieces of={result.title} />
            </Link>
          </Heading>
          <About result={result} />
        </article>
      ))}
      {searched?.answer && total === 0 && <NothingFound query={searched.text} />}
      {results.length < total && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + PAGE)}>
          <Translate id="search.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}
