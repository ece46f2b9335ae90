import {disagreementsIn} from '../../src/content/figures/disagreements';
import {formatFigure} from '../../src/content/figures/format';
import type {CheckContext} from '../check/context';
import type {Section} from './document';

export function disagreementsOf({figures}: CheckContext): Section {
  const all = disagreementsIn(figures.figures);
  return {
    id: 'figures',
    heading: 'Open disagreements between figures',
    lead: 'Each page shows the other value and which one prevails. To settle a disagreement, give both records the same value, and remove disagrees_with and authoritative from both.',
    columns: ['Figure', 'Value', 'Page', 'Status', 'Record'],
    rows: all.flatMap(({label, readings}) =>
      readings.map(({id, figure, isAuthoritative}) => [
        label,
        formatFigure(figure),
        figure.page,
        isAuthoritative ? {text: 'prevails', tone: 'good' as const} : '',
        {code: id},
      ]),
    ),
    none: 'No two pages disagree about a figure.',
  };
}
