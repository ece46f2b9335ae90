import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Answer} from '@portal/search';
import type {ReactNode} from 'react';

import {popularPages} from '@site/src/config/popular-pages';
import {CURRENT, searchUrl} from './client';
import type {Searched} from './use-search';

import styles from './results.module.css';

/** How many characters of a query are shown and passed to the contact form. */
const SHOWN = 80;

interface Props {
  text: string;
  version: string;
  searched: Searched | undefined;
  isPage?: boolean;
  children: ReactNode;
}

/** What the panel and /search share: notes above the rows, and popular pages if there are none. */
export default function Found(props: Props): ReactNode {
  const {text, version, searched, isPage = false, children} = props;
  const {answer} = searched ?? {};
  const isNothing = answer && answer.cards.length + answer.total === 0;
  // The panel only announces how much it found.
  const isHidden = isNothing || (!isPage && answer?.answered === 'yes');
  const waiting =
    text !== ''
      ? translate({id: 'search.searching', message: 'Searching…'})
      : !isPage &&
        translate({
          id: 'search.tip',
          message: 'Type a word from your question, an error code or a coin.',
        });
  return (
    <>
      <div className={styles.notes}>
        {searched && <Note {...searched} version={version} isPage={isPage} />}
        <p role="status" className={isHidden ? 'visually-hidden' : styles.note}>
          {searched ? answer && <Count answer={answer} /> : waiting}
        </p>
      </div>
      {children}
      {(isNothing || (text === '' && version === CURRENT)) && (
        <div className={styles.notes}>
          <p className={styles.note}>
            <Translate id="search.popular">Popular pages</Translate>
          </p>
          <ul className={`clean-list ${styles.popular}`}>
            {popularPages().map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** That the search failed, that there is no answer, or what the query was corrected to. */
function Note({text, answer, version, isPage}: Searched & {version: string; isPage: boolean}) {
  if (!answer) {
    // A full page load: this tab's index may belong to an earlier release.
    const again = (
      <a href={searchUrl(text, version)}>
        <Translate id="search.again">try again</Translate>
      </a>
    );
    return (
      <p role="alert">
        <Translate id="search.failed" values={{again}}>
          {'The search could not be loaded. Check the connection and {again}.'}
        </Translate>
      </p>
    );
  }
  const {answered, cards, total} = answer;
  if (answered === 'no') {
    const Title = isPage ? 'h2' : 'p';
    const subject = text.slice(0, SHOWN);
    return (
      <div className={styles.nothing}>
        <Title>
          {cards.length + total === 0 ? (
            <Translate id="search.nothing" values={{query: <bdi>{subject}</bdi>}}>
              {'Nothing found for “{query}”.'}
            </Translate>
          ) : (
            translate({id: 'search.inexact', message: 'Nothing here answers exactly that'})
          )}
        </Title>
        <Link to={`/contact?${new URLSearchParams({subject}).toString()}`}>
          <Translate id="search.contact">Ask our support team instead</Translate>
        </Link>
      </div>
    );
  }
  if (answered === 'perhaps')
    return (
      <p className={styles.corrected}>
        {translate({id: 'search.perhaps', message: 'Perhaps this'})}
      </p>
    );
  const {corrections} = answer.query;
  if (corrections.length === 0) return null;
  const typed = corrections.map((word) => word.typed).join(', ');
  const meant = <strong>{corrections.map((word) => word.meant).join(', ')}</strong>;
  return (
    <p className={styles.corrected}>
      <Translate id="search.corrected" values={{typed, meant}}>
        {'Showing results for {meant}: nothing here has “{typed}”.'}
      </Translate>
    </p>
  );
}

/** The number of results. Screen readers announce the first answer before it. */
function Count({answer: {cards, total, answered}}: {answer: Answer}): ReactNode {
  const [card] = cards;
  const count = cards.length + total;
  const announced = card && [...card.title, card.figure && `: ${card.figure.value}`, '. '];
  return (
    <>
      <span className="visually-hidden">{announced}</span>
      {count === 0
        ? translate({id: 'search.none', message: 'No results'})
        : interpolate(
            answered === 'yes'
              ? translate({id: 'search.count', message: '{count} found'})
              : translate({id: 'search.closest', message: 'Closest pages: {count}'}),
            {count},
          )}
    </>
  );
}
