import type Big from 'big.js';

import {type ToolFigures, figureIn, numberOf} from '../../../content/figures/tool-figures';

const VOLUME = /^trading\.tier\.([a-z]+)\.volume$/;

/**
 * The tier of a 30-day volume: the highest one that the volume has reached. The pages write ranges
 * in whole euro (to 10,000, from 10,001), so a volume between two of them has not reached the upper.
 */
export function tierOf(figures: ToolFigures, volume: Big): string {
  const tiers = Object.keys(figures).flatMap((id) => {
    const name = VOLUME.exec(id)?.[1];
    return name === undefined ? [] : [{name, id}];
  });
  const reached = tiers.filter(({id}) =>
    figureIn(figures, id).bound === 'over'
      ? volume.gt(numberOf(figures, id))
      : volume.gte(numberOf(figures, id, 'min')),
  );
  const last = reached.sort((a, b) => startOf(figures, a.id).cmp(startOf(figures, b.id))).at(-1);
  if (!last) throw new Error('No tier begins at a volume of zero');
  return last.name;
}

function startOf(figures: ToolFigures, id: string): Big {
  return numberOf(figures, id, figureIn(figures, id).bound === 'over' ? 'value' : 'min');
}
