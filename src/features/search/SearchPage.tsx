import {type ReactNode, useEffect, useRef, useState} from 'react';

import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import site from '@generated/search/default/site.json';
import Heading from '@theme/Heading';

import {RESULT_KINDS, type ResultKind} from './document';
import type {Answer, Result} from './engine/search';
import {About, countOfResults, Failed, kindName, Nothing, Notes, Pieces, totalOf} from './parts';
import {remember} from './recent';
import styles from './results.module.css';
import {CURRENT, searchUrl, useSearch, warmUp} from './use-search';

/** Results that are shown at first, and that each wish for more adds. */
const PAGE = 10;

interface Asked {
  query: string;
  kind: ResultKind | undefined;
  version: string;
}
type Ask = (change: Partial<Asked>) => void;

/** What the address asks for, and a way to change it that leaves no trail in the history. */
function useAsked(): [asked: Asked, ask: Ask] {
  const {search} = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const asked: Asked = {
    query: parameters.get('q') ?? '',
    kind: RESULT_KINDS.find((kind) => kind === parameters.get('kind')),
    version: site.versions.find((name) => name === parameters.get('version')) ?? CURRENT,
  };
  const ask: Ask = (change) => {
    const {query, version, kind} = {...asked, ...change};
    history.replace(searchUrl(query, version, kind));
  };
  return [asked, ask];
}

/** The field and the results of /search?q=, by the same index as the box in the top bar. */
export default function SearchPage(): ReactNode {
  const [asked, ask] = useAsked();
  return (
    <>
      <Field {...asked} onQuery={(query) => ask({query})} />
      <Found asked={asked} ask={ask} />
    </>
  );
}

/** It keeps its own text, so that nothing typed is lost while the page wakes. */
function Field({query, version, onQuery}: Asked & {onQuery: (query: string) => void}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const report = useRef(onQuery);
  useEffect(() => {
    report.current = onQuery;
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Another address, such as one from the box in the top bar, brings another text.
    if (query !== '' && input !== document.activeElement) input.value = query;
    else if (query === '' && input.value.trim() !== '') report.current(input.value);
  }, [query]);
  const label = translate({id: 'search.ask', message: 'What are you looking for?'});
  return (
    <search>
      <form
        action="/search"
        className="with-script"
        onSubmit={(event) => {
          event.preventDefault();
          remember(field.current?.value ?? '');
          field.current?.blur();
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
          onChange={({target}) => onQuery(target.value)}
        />
      </form>
    </search>
  );
}

/** What was found, or why there is nothing to see. */
function Found({asked: {query, kind, version}, ask}: {asked: Asked; ask: Ask}): ReactNode {
  const [shown, setShown] = useState({query, limit: PAGE});
  const limit = shown.query === query ? shown.limit : PAGE;
  const searched = useSearch({text: query.trim(), version, kind, limit});
  if (!searched) return <p className={styles.count} role="status" />;
  const {text, answer} = searched;
  if (!answer) return <Failed />;
  const all = totalOf(answer);
  const total = totalOf(answer, kind);
  return (
    <>
      {version !== CURRENT && (
        <p className={styles.version}>
          <Translate id="search.version" values={{version}}>
            {'These are pages of the archive of {version}.'}
          </Translate>{' '}
          <Link to={searchUrl(query, CURRENT, kind)}>
            <Translate id="search.version.leave">Search today’s pages</Translate>
          </Link>
        </p>
      )}
      <Notes query={text} version={version} answer={answer} />
      <Kinds answer={answer} chosen={kind} onChoose={(chosen) => ask({kind: chosen})} />
      <p className={styles.count} role="status">
        {countOfResults(total)}
      </p>
      {answer.results.map((result) => (
        <Article key={result.url} result={result} />
      ))}
      {all === 0 && <Nothing query={text} />}
      {total === 0 && all > 0 && (
        <button type="button" className={styles.more} onClick={() => ask({kind: undefined})}>
          <Translate id="search.kinds.show-all" values={{count: all}}>
            {'None of this kind. Show all {count} results'}
          </Translate>
        </button>
      )}
      {answer.results.length < total && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setShown({query, limit: limit + PAGE})}>
          <Translate id="search.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

function Article({result}: {result: Result}): ReactNode {
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={result.url}>
          <Pieces of={result.title} />
        </Link>
      </Heading>
      <About result={result} />
    </article>
  );
}

interface KindsProps {
  answer: Answer;
  chosen: ResultKind | undefined;
  onChoose: (kind: ResultKind | undefined) => void;
}

/** Narrows the results to one kind; kinds without a result are not offered. */
function Kinds({answer, chosen, onChoose}: KindsProps): ReactNode {
  const kinds = RESULT_KINDS.filter((kind) => answer.counts[kind] || kind === chosen);
  if (kinds.length < 2 && !chosen) return null;
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">
        <Translate id="search.kinds">Show only</Translate>
      </legend>
      {[undefined, ...kinds].map((kind) => (
        <label key={kind ?? 'all'} className={styles.choice}>
          <input
            type="radio"
            name="kind"
            className="visually-hidden"
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
          <span>
            {kind ? kindName(kind) : translate({id: 'search.kinds.all', message: 'All'})}{' '}
            <small>{totalOf(answer, kind)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
