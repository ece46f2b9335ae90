import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import TableScroller from '@site/src/components/TableScroller';
import type {Changes} from '@site/src/features/changes/model/compare';
import {byFigure} from './model/by-figure';
import {useVersionName} from './versions';

import styles from './styles.module.css';

/** What pages showed, and what has taken its place. */
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
          {byFigure(figures).map((row, at) => (
            <tr key={at}>
              <th scope="row">
                {row.label}
                <span className={styles.pages}>
                  {row.pages.map(({route, title}) => (
                    <Link key={route} to={route}>
                      {title}
                    </Link>
                  ))}
                </span>
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
