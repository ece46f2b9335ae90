import type Big from 'big.js';

import {type FigureBook, figureIn, numberOf} from '../figures';

const VOLUME = /^trading\.tier\.([a-z]+)\.volume$/;

/**
 * The tier of a 30-day volume: the highest one that the volume has reached. The pages write ranges
 * in whole euro (to 10,000, from 10,001), so a volume between two of them has not reached the upper.
 */
export function tierOf(book: FigureBook, volume: Big): string {
  const tiers = Object.keys(book).flatMap((id) => {
    const name = VOLUME.exec(id)?.[1];
    return name === undefined ? [] : [{name, id}];
  });
  const reached = tiers.filter(({id}) =>
    figureIn(book, id).bound === 'over'
      ? volume.gt(numberOf(book, id))
      : volume.gte(numberOf(book, id, 'min')),
  );
  const last = reached.sort((a, b) => startOf(book, a.id).cmp(startOf(book, b.id))).at(-1);
  if (!last) throw new Error('No tier begins at a volume of zero');
  return last.name;
}

function startOf(book: FigureBook, id: string): Big {
  return numberOf(book, id, figureIn(book, id).bound === 'over' ? 'value' : 'min');
}
