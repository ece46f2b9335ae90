import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Answer} from '@portal/search';
import type {ComponentProps, ReactNode} from 'react';

import Link, {type Props as LinkProps} from '@site/src/components/Link';
import {popularPages} from '@site/src/config/popular-pages';
import {CURRENT, searchUrl} from './client';
import ResultRow from './ResultRow';
import type {Searched} from './use-search';

import styles from './results.module.css';

/** How many characters of a query are shown and passed to the contact form. */
const SHOWN = 80;

interface Props {
  text: string;
  version: string;
  searched: Searched | undefined;
  /** In the box, the rows are options of a list; on /search, articles. */
  list?: ComponentProps<'div'>;
  option?: (at: number) => Omit<LinkProps, 'to'>;
  /** What follows the rows. */
  children: ReactNode;
}

/** What was found, in the box and on /search: notes, the rows, and popular pages if there are none. */
export default function Results(props: Props): ReactNode {
  const {text, version, searched, list, option, children} = props;
  const {answer} = searched ?? {};
  const rows = [...(answer?.cards ?? []), ...(answer?.results ?? [])];
  const isPage = option === undefined;
  const isNothing = answer && rows.length === 0;
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
        {/* The box has no room for the number. */}
        <p
          role="status"
          className={answer && (isNothing || !isPage) ? 'visually-hidden' : `quiet ${styles.note}`}>
          {searched ? answer && <Count answer={answer} /> : waiting}
        </p>
      </div>
      <div {...list} className={styles.list}>
        {rows.map((result, at) => (
          <ResultRow
            // New for each question: browsers may have translated the text of the last one.
            key={`${at} ${searched?.text} ${result.url}`}
            result={result}
            isCard={at < rows.length - (answer?.results.length ?? 0)}
            option={option?.(at)}
          />
        ))}
        {children}
      </div>
      {(isNothing || (text === '' && version === CURRENT)) && (
        <div className={styles.notes}>
          <p className={`quiet ${styles.note}`}>
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

/** That the search failed, how sure the answer is, or what the query was corrected to. */
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
  const {answered, cards, total, query} = answer;
  const Title = isPage ? 'h2' : 'p';
  const subject = text.slice(0, SHOWN);
  if (answered === 'perhaps')
    return (
      <Title className={styles.verdict}>
        <Translate id="search.perhaps">Perhaps this</Translate>
      </Title>
    );
  if (answered === 'no')
    return (
      <div className={styles.nothing}>
        <Title className={styles.verdict}>
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
  if (query.corrections.length === 0) return null;
  const typed = query.corrections.map((word) => word.typed).join(', ');
  const meant = <strong>{query.corrections.map((word) => word.meant).join(', ')}</strong>;
  return (
    <p className={styles.boxed}>
      <Translate id="search.corrected" values={{typed, meant}}>
        {'Showing results for {meant}: nothing here has “{typed}”.'}
      </Translate>
    </p>
  );
}

/** How many results answer, as a sentence; for screen readers, with the first of them. */
function Count({answer: {cards, results, total, answered}}: {answer: Answer}): ReactNode {
  const {selectMessage} = usePluralForm();
  const [first] = [...cards, ...results];
  if (!first) return translate({id: 'search.none', message: 'Nothing was found.'});
  const count = cards.length + total;
  const said = {
    yes: translate({
      id: 'search.count',
      message: 'One result was found.|{count} results were found.',
    }),
    perhaps: translate({
      id: 'search.count.perhaps',
      message: 'One result may answer this.|{count} results may answer this.',
    }),
    no: translate({
      id: 'search.count.closest',
      message: 'This is the closest result.|These are the {count} closest results.',
    }),
  };
  const name = (first.section ?? first.title).join('');
  return (
    <>
      {selectMessage(count, said[answered]).replace('{count}', String(count))}
      <span className="visually-hidden">
        {` ${translate(
          {id: 'search.first', message: 'The first is “{name}”.'},
          {name: first.figure ? `${name}: ${first.figure.value}` : name},
        )}`}
      </span>
    </>
  );
}
