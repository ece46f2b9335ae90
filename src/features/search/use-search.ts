import type {Answer, Kind, Result, Shape} from '@portal/search';
import {startTransition, useEffect, useState} from 'react';

import {isOn} from '@site/src/config/features';
import {countryCard} from '@site/src/features/countries/card';
import {loadWorld} from '@site/src/features/countries/use-world';
import {useFormatLocale} from '@site/src/lib/locale';
import {ask, CURRENT} from './client';
import type {Card} from './ResultRow';
import {shapeCard} from './shape-card';

/** Delay in milliseconds before "nothing" appears, so that it does not flash while a word is typed. */
const NOTHING_DELAY = 400;

/** Pages about the API, and what their readers look for first. */
const ABOUT_API = /\/(api|api-docs)(\/|$)/;
const API_KINDS: readonly Kind[] = ['operation', 'webhook', 'error'];

export interface Searched {
  /** The query that was answered. */
  text: string;
  /** Undefined if the index could not be loaded. */
  answer: (Answer & {cards: Card[]}) | undefined;
}

/** Kept for a page that is opened again by going back: it has its full height at once. */
let latest: Searched | undefined;

/** The latest answer; the previous one is kept until the next arrives, so that nothing flickers. */
export function useSearch(text: string, version: string, limit: number): Searched | undefined {
  const [searched, setSearched] = useState(latest);
  const locale = useFormatLocale();
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    const preferred = ABOUT_API.test(window.location.pathname) ? API_KINDS : [];
    const search = async (): Promise<void> => {
      const found = await ask({text, limit, preferred}, version);
      const hasCountries = version === CURRENT && isOn('countries');
      const world = hasCountries ? await loadWorld() : undefined;
      const answer =
        found &&
        withCards(found, [
          world && countryCard(text, found.query, world),
          version === CURRENT && found.shape && (await cardOf(found.shape, locale)),
        ]);
      if (answer?.answered === 'no')
        await new Promise((resolve) => setTimeout(resolve, NOTHING_DELAY));
      if (!isCurrent) return;
      latest = {text, answer};
      // A transition, so that rendering the list does not delay the next keystroke.
      startTransition(() => setSearched(latest));
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [text, version, limit, locale]);
  return text === '' ? undefined : searched;
}

/** The calculator is loaded for an amount only. */
async function cardOf(shape: Shape, locale: string): Promise<Result | undefined> {
  if (shape.kind !== 'amount') return shapeCard(shape);
  return import('@site/src/features/cost/card').then(
    ({receiptCard}) => receiptCard(shape, locale),
    () => undefined,
  );
}

/** Adds the cards of a country and of what was pasted. What a card shows is not repeated as a result. */
function withCards(
  found: Answer,
  more: readonly (Card | undefined | false)[],
): Answer & {cards: Card[]} {
  const cards = [...more.flatMap((card) => card || []), ...found.cards];
  const results = found.results.filter(
    ({kind, url}) => !cards.some((card) => card.kind === kind && card.url === url),
  );
  const total = found.total - found.results.length + results.length;
  return {...found, cards, results, total, answered: cards.length > 0 ? 'yes' : found.answered};
}
