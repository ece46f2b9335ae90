import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import countries from '@generated/search/default/countries.json';
import popular from '@generated/search/default/popular.json';
import type {ReactNode} from 'react';

import CountryVerdict from '@site/src/features/countries/CountryVerdict';
import {answerFor} from '@site/src/features/countries/find';
import {useWorld} from '@site/src/features/countries/use-world';
import {countryIn} from './country';
import type {ResultKind} from './document';
import type {Marked} from './engine/passage';
import type {Result} from './engine/search';
import {CURRENT, type Searched, searchUrl} from './use-search';

import styles from './results.module.css';

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
  figure: translate({id: 'search.kind.figure', message: 'Figure'}),
};

export function countOfResults(count: number): string {
  return count === 0
    ? translate({id: 'search.none', message: 'No results'})
    : translate({id: 'search.count', message: '{count} found'}, {count: String(count)});
}

/** Text with the matched words highlighted. */
export function Pieces({of}: {of: Marked}): ReactNode {
  return of.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ),
  );
}

/** The kind of a result, its breadcrumbs, and the matching passage. */
export function About({result: {kind, path, excerpt}}: {result: Result}): ReactNode {
  return (
    <>
      <span className={styles.path}>
        <strong>{kindNames[kind]}</strong>{' '}
        <span className={styles.parents}>{path.slice(0, -1).map((name) => `${name} › `)}</span>
        {path.at(-1)}
      </span>
      <span className={styles.excerpt}>
        <Pieces of={excerpt} />
      </span>
    </>
  );
}

/** Notes above the results: the verdict on a country, or the corrected spelling. */
export function Notes({text, answer, version}: Searched & {version: string}): ReactNode {
  const world = useWorld(version === CURRENT);
  if (!answer) return <Failed address={searchUrl(text, version)} />;
  const country = version === CURRENT && world ? countryIn(text, world) : undefined;
  const {corrections} = answer;
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

function Failed({address}: {address: string}): ReactNode {
  return (
    <p role="alert">
      <Translate
        id="search.failed"
        values={{
          again: (
            // A full page load: this tab's index may belong to an earlier release.
            <a href={address}>
              <Translate id="search.failed.again">try again</Translate>
            </a>
          ),
        }}>
        {'The search could not be loaded. Check the connection and {again}.'}
      </Translate>
    </p>
  );
}

export function Popular(): ReactNode {
  return (
    <>
      <p className={styles.note}>
        <Translate id="search.popular">Popular articles</Translate>
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

/** How many characters of a query are shown and passed to the contact form. */
const SHOWN = 80;

export function NothingFound({query}: {query: string}): ReactNode {
  const short = query.slice(0, SHOWN);
  return (
    <div className={styles.nothing}>
      <p>
        <Translate
          id="search.nothing"
          values={{query: <bdi>{short === query ? query : `${short}…`}</bdi>}}>
          {'Nothing found for “{query}”.'}
        </Translate>
      </p>
      <Popular />
      <p className={styles.ask}>
        <Link to={`/contact?${new URLSearchParams({subject: short}).toString()}`}>
          <Translate id="search.contact">Ask our support team instead</Translate>
        </Link>
      </p>
    </div>
  );
}
