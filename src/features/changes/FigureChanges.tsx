import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import TableScroller from '@site/src/components/TableScroller';
import type {Changes, FigureChange} from '@site/src/features/changes/model/compare';
import Fold from './Fold';
import {figureForms, useCounted, useVersionName} from './phrases';

import styles from './styles.module.css';

/** The changed figures with their old and new values. */
export default function FigureChanges({
  changes: {figures, from, to, compared},
}: {
  changes: Changes;
}): ReactNode {
  const nameOf = useVersionName();
  const counted = useCounted();
  const [before, after] = [capital(nameOf(from)), capital(nameOf(to))];
  const name = translate({id: 'changes.figures.changed', message: 'Changed'});
  return (
    <section aria-labelledby="figures">
      <Heading as="h2" id="figures">
        <Translate id="changes.figures.title">Figures</Translate>
      </Heading>
      {figures.length === 0 ? (
        <p className={styles.quiet}>
          <Translate
            id="changes.figures.none"
            values={{figures: counted(compared.figures, figureForms())}}>
            {'No fee, limit, time or count changed: {figures} compared.'}
          </Translate>
        </p>
      ) : (
        <Fold name={name} count={counted(figures.length, figureForms())} rows={figures.length}>
          <TableScroller name={name}>
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
        </Fold>
      )}
    </section>
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
