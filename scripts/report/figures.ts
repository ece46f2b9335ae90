import {disagreementsIn} from '../../src/content/figures/disagreements';
import {formatFigure} from '../../src/content/figures/format';
import type {CheckContext} from '../check/context';
import type {Section} from './document';

/** Figures of which two pages say something else. */
export function disagreementsOf({figures}: CheckContext): Section {
  const all = disagreementsIn(figures.figures);
  return {
    id: 'figures',
    heading: 'Open disagreements between figures',
    lead: 'Each page tells its readers of the other reading and which prevails. To settle one: give both records the same value, and remove disagrees_with and authoritative from both.',
    columns: ['Figure', 'Reading', 'Page', 'In doubt', 'Record'],
    rows: all.flatMap(({label, readings}) =>
      readings.map(({id, figure, isAuthoritative}) => [
        label,
        formatFigure(figure),
        figure.page,
        isAuthoritative ? {text: 'applies', tone: 'good' as const} : '',
        {code: id},
      ]),
    ),
    none: 'All pages give the same figures.',
  };
}
