import {disagreementsIn} from '../../src/figures/disagreements';
import {formatFigure} from '../../src/figures/format';
import type {CheckContext} from '../check/context';
import type {Section} from './document';

/** Figures of which two pages say something else. */
export function disagreementsOf({figures}: CheckContext): Section {
  const all = disagreementsIn(figures.figures);
  return {
    id: 'figures',
    heading: 'Open disagreements between figures',
    lead: 'Each page tells its readers of the other reading and which applies in doubt. To settle one: give both records the same value, and remove disagrees_with and in_doubt from both.',
    columns: ['Figure', 'Reading', 'Page', 'In doubt', 'Record'],
    rows: all.flatMap(({label, readings}) =>
      readings.map(({id, figure, appliesInDoubt}) => [
        label,
        formatFigure(figure),
        figure.page,
        appliesInDoubt ? {text: 'applies', tone: 'good' as const} : '',
        {code: id},
      ]),
    ),
    none: 'All pages give the same figures.',
  };
}
