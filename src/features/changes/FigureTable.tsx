import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import TableScroller from '@site/src/components/TableScroller';
import type {Changes, FigureChange} from '@site/src/features/changes/model/compare';
import {useVersionName} from './version-name';

import styles from './styles.module.css';

/** The changed figures with their old and new values. */
export default function FigureTable({changes: {figures, from, to}}: {changes: Changes}): ReactNode {
  const nameOf = useVersionName();
  const [before, after] = [capital(nameOf(from)), capital(nameOf(to))];
  return (
    <TableScroller name={translate({id: 'changes.figures.changed', message: 'Changed figures'})}>
      <table className={styles.figures} data-stacked>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="changes.figures.figure">Figure</Translate>
            </th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((change) => (
            <Row key={change.id} change={change} from={before} to={after} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

interface RowProps {
  change: FigureChange;
  /** The two versions. */
  from: string;
  to: string;
}

function Row({change: {label, before, after, page}, from, to}: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {label}
        <small>
          <Link to={page.route}>{page.title}</Link>
        </small>
      </th>
      <td data-head={from}>
        {before ? <del>{before}</del> : <Translate id="changes.figures.new">not stated</Translate>}
      </td>
      <td data-head={to}>
        {after ? (
          <ins>{after}</ins>
        ) : (
          <Translate id="changes.figures.gone">no longer stated</Translate>
        )}
      </td>
    </tr>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
