import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/search.json';
import type {Marked, Result} from '@portal/search';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import Unbroken from '@site/src/components/Unbroken';
import {useFormatLocale} from '@site/src/lib/locale';

import styles from './results.module.css';

/** A result that answers the query by itself. */
export interface Card extends Result {
  tone?: 'good' | 'warning' | 'bad';
}

interface Props {
  result: Card;
  isCard: boolean;
  /** In the panel: what makes the row an option of its list. On /search, it is an article. */
  option?: Omit<LinkProps, 'to'>;
}

/** A result, or a card above the results: a figure, an error code, a question of the FAQ, a country. */
export default function ResultRow({result, isCard, option}: Props): ReactNode {
  const {kind, url, title, section, path: parents, excerpt, figure, tone, door} = result;
  const path = section ? [...parents, section.join('')] : parents;
  const locale = useFormatLocale();
  const date = figure?.updated && calendarDate(figure.updated, locale);
  const asOf = date && translate({id: 'search.asOf', message: 'as of {date}'}, {date});
  // A card is the answer: its name needs no marks.
  const name = isCard ? title.join('') : <Pieces of={title} />;
  const content = (
    <>
      <span className={styles.head}>
        {option ? (
          <span className={styles.title}>{name}</span>
        ) : (
          <Heading as="h2" className={styles.title}>
            <Link to={url}>{name}</Link>
          </Heading>
        )}{' '}
        {figure && <span className={styles.value}>{figure.value}</span>}
      </span>{' '}
      {/* Keyed by its text: a new text replaces the element, so nothing moves, and a translated page may be updated. */}
      <span key={`path ${path.join('')}`} className={styles.path}>
        {figure ? (
          [path.at(-1), asOf].filter(Boolean).join(' · ')
        ) : (
          <>
            {/* Most results are articles, which their path shows. */}
            {kind !== 'article' && (
              <strong>
                {isCard && kind === 'faq'
                  ? translate({id: 'search.fromFaq', message: 'From the FAQ'})
                  : texts.kinds[kind]}
              </strong>
            )}{' '}
            {door && texts.doors[door]}{' '}
            {/* The first parent, such as the knowledge base, says nothing. On a phone, the section needs the room. */}
            <span className={styles.parents}>
              {path.slice(1, -1).map((parent) => `${parent} › `)}
            </span>
            <span className={path.length > 2 ? styles.section : undefined}>
              {kind === 'page' ? path.at(-1) : path.slice(1).at(-1)}
            </span>
          </>
        )}
      </span>{' '}
      <span key={`excerpt ${excerpt.join('')}`} className={styles.excerpt}>
        <Pieces of={excerpt} />
      </span>
    </>
  );
  const className = clsx(
    styles.row,
    isCard && styles.card,
    figure && styles.figure,
    tone && styles[tone],
  );
  if (!option) return <article className={className}>{content}</article>;
  return (
    <Link {...option} to={url} className={className}>
      {content}
    </Link>
  );
}

/** Text with the matched words highlighted. */
function Pieces({of}: {of: Marked}): ReactNode {
  return of.map((piece, index) =>
    index % 2 === 0 ? (
      <Unbroken key={index} text={piece} />
    ) : (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ),
  );
}
