import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import countries from '@generated/search/default/countries.json';
import popular from '@generated/search/default/popular.json';

import CountryVerdict from '@site/src/features/countries/CountryVerdict';
import {useWorld} from '@site/src/features/countries/use-world';
import {answerFor} from '@site/src/features/countries/find';

import {countryIn} from './country';
import type {ResultKind} from './document';
import type {Marked} from './engine/passage';
import type {Answer, Result} from './engine/search';
import styles from './results.module.css';
import {CURRENT} from './use-search';
import {useReport} from './use-report';

const kindNames: Record<ResultKind, string> = {
  article: translate({id: 'search.kind.article', message: 'Article'}),
  faq: translate({id: 'search.kind.faq', message: 'Question'}),
  glossary: translate({id: 'search.kind.glossary', message: 'Term'}),
  operation: translate({id: 'search.kind.operation', message: 'API operation'}),
  webhook: translate({id: 'search.kind.webhook', message: 'Webhook'}),
  error: translate({id: 'search.kind.error', message: 'Error code'}),
  legal: translate({id: 'search.kind.legal', message: 'Legal'}),
  update: translate({id: 'search.kind.update', message: 'Update'}),
  page: translate({id: 'search.kind.page', message: 'Page'}),
};

/** What kind of thing a result is. */
export const kindName = (kind: ResultKind): string => kindNames[kind];

export function totalOf({counts}: Answer, kind?: ResultKind): number {
  if (kind) return counts[kind] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many results there are, in words that are the same for one and for many. */
export function countOfResults(count: number): string {
  return count === 0
    ? translate({id: 'search.none', message: 'No results'})
    : translate({id: 'search.count', message: '{count} found'}, {count: String(count)});
}

/** A text with the words that were found marked in it. */
export function Pieces({of}: {of: Marked}): ReactNode {
  return of.map((piece, index) =>
    // The pieces of one text never change their order.
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

/** Where a result stands and the passage that answers, in the box and on the page. */
export function About({result: {kind, path, excerpt}}: {result: Result}): ReactNode {
  return (
    <>
      <span className={styles.path}>
        <span className={styles.kind}>{kindName(kind)}</span>
        {path.join(' › ')}
      </span>
      <span className={styles.excerpt}>
        <Pieces of={excerpt} />
      </span>
    </>
  );
}

export function Failed(): ReactNode {
  return (
    <p role="alert">
      <Translate id="search.failed">
        The search could not be loaded. Check the connection and type again.
      </Translate>
    </p>
  );
}

/** What stands above the results: whether a country is supported, and what was searched for instead. */
export function Notes({
  query,
  version,
  answer: {corrections},
}: {
  query: string;
  version: string;
  answer: Answer;
}): ReactNode {
  const world = useWorld(version === CURRENT);
  const country = version === CURRENT && world ? countryIn(query, world) : undefined;
  return (
    <>
      {country && world && <CountryVerdict answer={answerFor(country, countries, world)} home="" />}
      {corrections.length > 0 && (
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
      )}
    </>
  );
}

/** The articles that are read most. */
export function Popular(): ReactNode {
  return (
    <>
      <p className={styles.label}>
        <Translate id="search.popular">Often read</Translate>
      </p>
      <ul className={styles.popular}>
        {popular.map(({route, title}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Characters of a query that are repeated to its reader, and handed to the contact form. */
const SHOWN = 80;

/** What to do where nothing was found: articles that are read most, and a person. */
export function Nothing({query}: {query: string}): ReactNode {
  useReport(query);
  const short = [...query].slice(0, SHOWN).join('');
  return (
    <div className={styles.nothing}>
      <p>
        <Translate
          id="search.nothing"
          values={{query: <bdi>{short.length < query.length ? `${short}…` : short}</bdi>}}>
          {'Nothing found for “{query}”.'}
        </Translate>
      </p>
      <Popular />
      <p className={styles.ask}>
        <Link to={`/contact?${new URLSearchParams({subject: short}).toString()}`}>
          <Translate id="search.contact">Ask our support instead</Translate>
        </Link>
      </p>
    </div>
  );
}
