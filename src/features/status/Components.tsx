import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import table from '@site/src/components/FigureTable/styles.module.css';
import TableScroller from '@site/src/components/TableScroller';
import type {State, Status} from './schema';

function nameOf(state: State): string {
  const names: Record<State, string> = {
    'not-reported': translate({id: 'status.state.notReported', message: 'Not reported'}),
    operational: translate({id: 'status.state.operational', message: 'Operational'}),
    degraded: translate({id: 'status.state.degraded', message: 'Degraded'}),
    outage: translate({id: 'status.state.outage', message: 'Outage'}),
    maintenance: translate({id: 'status.state.maintenance', message: 'Maintenance'}),
  };
  return names[state];
}

const TONES = {
  'not-reported': 'neutral',
  operational: 'positive',
  degraded: 'accent',
  outage: 'accent',
  maintenance: 'neutral',
} as const satisfies Record<State, string>;

/** Each component of the service with its current state. */
export default function Components({components}: Pick<Status, 'components'>): ReactNode {
  return (
    <TableScroller name={translate({id: 'status.components', message: 'State of each component'})}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="status.component">Component</Translate>
            </th>
            <th scope="col">
              <Translate id="status.state">State</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {components.map(({id, name, state}) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <Badge tone={TONES[state]}>{nameOf(state)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
