import {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/search.json';
import type {Marked, Result} from '@portal/search';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {calendarDate} from '@site/src/components/Age/relative-age';
import Link, {type Props as LinkProps} from '@site/src/components/Link';
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
  /** In the box: what makes the row an option of its list. On /search, it is an article. */
  option: Omit<LinkProps, 'to'> | undefined;
}

/** A result, or a card above the results: a figure, an error code, a question of the FAQ, a country. */
export default function ResultRow({result, isCard, option}: Props): ReactNode {
  const {url, title, section = title, excerpt, figure, tone, door} = result;
  const locale = useFormatLocale();
  const date = figure?.updated && calendarDate(figure.updated, locale);
  const asOf = date && translate({id: 'search.asOf', message: 'as of {date}'}, {date});
  // A card is the answer: its name needs no marks.
  const name = isCard ? section.join('') : <Pieces of={section} />;
  const content = (
    <>
      {door && <span className={styles.door}>{texts.doors[door]}</span>}{' '}
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
      <span className={styles.place}>{[...placeOf(result), asOf].filter(Boolean).join(' · ')}</span>{' '}
      <span className={styles.excerpt}>
        <Pieces of={excerpt} />
      </span>
    </>
  );
  const className = clsx(styles.row, isCard && styles.card, tone && styles[tone]);
  if (!option) return <article className={className}>{content}</article>;
  return (
    <Link {...option} to={url} className={className}>
      {content}
    </Link>
  );
}

/** The kind of a result, unless its place says it, and the page of a section or the subject of a page. */
function placeOf({kind, title, section, path}: Result): (string | undefined)[] {
  if (kind === 'figure') return [path.at(-1)];
  const place = section ? title.join('') : path.slice(kind === 'page' ? 0 : 1).at(-1);
  return kind === 'article' || kind === 'page' ? [place] : [texts.kinds[kind], place];
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
