import Interpolate, {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import popular from '@generated/search/default/popular.json';
import texts from '@generated/texts/default/search.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {searchUrl} from './client';
import type {Searched} from './use-search';

import styles from './results.module.css';

/** How many characters of a query are shown and passed to the contact form. */
const SHOWN = 80;

interface Props extends Searched {
  version: string;
  /** The element that says that nothing answers the query. */
  heading: 'h2' | 'p';
}

/** What stands above the results: that there is no answer, or what the query was corrected to. */
export function Notes({text, answer, version, heading: Title}: Props): ReactNode {
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
    const short = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    return (
      <div className={styles.nothing}>
        <Title>
          {cards.length + total === 0 ? (
            <Interpolate values={{query: <bdi>{short}</bdi>}}>{texts.nothing}</Interpolate>
          ) : (
            texts.inexact
          )}
        </Title>
        <Link to={`/contact?${new URLSearchParams({subject: text.slice(0, SHOWN)}).toString()}`}>
          {texts.contact}
        </Link>
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

/** The number of results, which screen readers announce after the first answer. */
export function Count({answer}: {answer: NonNullable<Searched['answer']>}): ReactNode {
  const {cards, total, isAnswered} = answer;
  const [card] = cards;
  const count = String(cards.length + total);
  if (count === '0') return texts.none;
  if (!isAnswered) return interpolate(texts.closest, {count});
  return (
    <>
      {card && (
        <span className="visually-hidden">
          {[...card.title, card.figure && `: ${card.figure.value}`, '. ']}
        </span>
      )}
      {interpolate(texts.count, {count})}
    </>
  );
}

export function Popular(): ReactNode {
  return (
    <>
      <p className={styles.note}>{texts.popular}</p>
      <ul className={clsx('clean-list', styles.popular)}>
        {popular.map(({route, title}) => (
          <li key={route}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
