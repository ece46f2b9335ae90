import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import site from '@generated/search/default/site.json';
import {type ReactNode, useEffect, useRef} from 'react';

import {buttonClass} from '@site/src/components/Button';
import Link from '@site/src/components/Link';
import type {AddressForm} from '@site/src/lib/address';
import {useAddress} from '@site/src/lib/use-address';
import {CURRENT, isStale, SEARCH_PAGE, searchUrl, warmUp} from './client';
import Results from './Results';
import {useSearch} from './use-search';

import styles from './results.module.css';

/** How many results are shown at first, and added by "Show more". */
const PAGE = 10;

/** `shown` is how many results are shown. */
const ADDRESS: AddressForm<Record<'q' | 'version' | 'shown', string>> = {
  start: {q: '', version: CURRENT, shown: String(PAGE)},
  accept: ({q, version, shown}) => ({
    q,
    version: site.versions.find((name) => name === version) ?? CURRENT,
    shown: /^[1-9]\d{1,2}$/.test(shown) ? shown : String(PAGE),
  }),
};

// Before React starts, so that the index is on its way while the page becomes interactive.
if (typeof window !== 'undefined') {
  const given = new URLSearchParams(window.location.search).get('version');
  warmUp(site.versions.find((name) => name === given) ?? CURRENT);
}

export default function SearchPage(): ReactNode {
  const {question, change} = useAddress(ADDRESS);
  const {q, version, shown} = question;
  const query = q.trim();
  const searched = useSearch(query, version, Number(shown));
  const {results = [], total = 0} = searched?.answer ?? {};
  // Uncontrolled, so that text typed before hydration is kept.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (q === '' && input.value !== '') change({q: input.value});
    else if (input !== document.activeElement) input.value = q;
  }, [q, change]);
  const label = translate({id: 'search.field', message: 'What are you looking for?'});
  return (
    <>
      <search aria-label={label}>
        <form
          role="none"
          action={SEARCH_PAGE}
          className="with-script"
          onSubmit={(event) => {
            field.current?.blur();
            if (!isStale()) event.preventDefault();
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
            onChange={({target}) => change({q: target.value, shown: String(PAGE)})}
          />
          {version !== CURRENT && <input type="hidden" name="version" value={version} />}
        </form>
      </search>
      <div className={styles.answer} data-waiting={(query !== '' && !searched) || undefined}>
        {query !== '' && (
          <PageMetadata
            title={translate({id: 'search.title', message: '{query} · Search'}, {query})}
          />
        )}
        {version !== CURRENT && (
          <p className={styles.boxed}>
            {translate(
              {id: 'search.archive', message: 'These pages are from the archive of {version}.'},
              {version},
            )}{' '}
            <Link to={searchUrl(query, CURRENT)}>
              <Translate id="search.today">Search today’s pages</Translate>
            </Link>
          </p>
        )}
        <Results {...{text: query, version, searched}}>
          {results.length < total && (
            <button
              type="button"
              className={buttonClass('secondary')}
              onClick={() => change({shown: String(Number(shown) + PAGE)})}>
              <Translate id="search.more" values={{count: Math.min(PAGE, total - results.length)}}>
                {'Show {count} more'}
              </Translate>
            </button>
          )}
        </Results>
      </div>
    </>
  );
}
