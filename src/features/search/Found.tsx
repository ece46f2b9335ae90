import Interpolate, {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import texts from '@generated/texts/default/search.json';
import type {ReactNode} from 'react';

import {popularPages} from '@site/src/config/popular-pages';
import {CURRENT, searchUrl} from './client';
import type {Answer} from './engine/search';
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
  const isHidden = isNothing || (!isPage && answer?.isAnswered);
  const waiting = text !== '' ? texts.searching : !isPage && texts.tip;
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
          <p className={styles.note}>{texts.popular}</p>
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
    const again = <a href={searchUrl(text, version)}>{texts.again}</a>;
    return (
      <p role="alert">
        <Interpolate values={{again}}>{texts.failed}</Interpolate>
      </p>
    );
  }
  const {corrections, isAnswered, cards, total} = answer;
  if (!isAnswered) {
    const Title = isPage ? 'h2' : 'p';
    const subject = text.slice(0, SHOWN);
    return (
      <div className={styles.nothing}>
        <Title>
          {cards.length + total === 0 ? (
            <Interpolate values={{query: <bdi>{subject}</bdi>}}>{texts.nothing}</Interpolate>
          ) : (
            texts.inexact
          )}
        </Title>
        <Link to={`/contact?${new URLSearchParams({subject}).toString()}`}>{texts.contact}</Link>
      </div>
    );
  }
  if (corrections.length === 0) return null;
  const typed = corrections.map((word) => word.typed).join(', ');
  const meant = <strong>{corrections.map((word) => word.meant).join(', ')}</strong>;
  return (
    <p className={styles.corrected}>
      <Interpolate values={{typed, meant}}>{texts.corrected}</Interpolate>
    </p>
  );
}

/** The number of results. Screen readers announce the first answer before it. */
function Count({answer: {cards, total, isAnswered}}: {answer: Answer}): ReactNode {
  const [card] = cards;
  const count = cards.length + total;
  const announced = card && [...card.title, card.figure && `: ${card.figure.value}`, '. '];
  return (
    <>
      <span className="visually-hidden">{announced}</span>
      {count === 0 ? texts.none : interpolate(isAnswered ? texts.count : texts.closest, {count})}
    </>
  );
}
