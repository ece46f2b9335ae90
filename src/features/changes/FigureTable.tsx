import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import TableScroller from '@site/src/components/TableScroller';
import type {Changes} from '@site/src/features/changes/model/compare';
import {byFigure} from './model/by-figure';
import {routeIn, useVersionName} from './versions';

import styles from './styles.module.css';

/** What pages showed, and what has taken its place. */
export default function FigureTable({
  changes: {figures, from, to, titles},
}: {
  changes: Changes;
}): ReactNode {
  const nameOf = useVersionName();
  const [before, after] = [capital(nameOf(from)), capital(nameOf(to))];
  return (
    <TableScroller
      name={translate({id: 'changes.figures.changed', message: 'Fees, times and other figures'})}>
      <table className={styles.figures} data-stacked>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="changes.figures.figure">What changed</Translate>
            </th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {byFigure(figures).map((row, at) => (
            <tr key={at}>
              <th scope="row">
                {/* No link to a page outside the content tree, which has no archive. */}
                {row.after && row.page in titles ? (
                  <Link to={routeIn(to, row.page)}>{row.label}</Link>
                ) : (
                  row.label
                )}
              </th>
              <td data-head={before}>
                <del>{row.before}</del>
              </td>
              <td data-head={after}>
                {row.after ? (
                  <ins>{row.after}</ins>
                ) : (
                  <Translate id="changes.figures.gone">no longer stated</Translate>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
