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
        <Fold
          name={<Translate id="changes.figures.changed">Changed</Translate>}
          count={counted(figures.length, figureForms())}
          rows={figures.length}>
          <TableScroller name={translate({id: 'changes.figures.title', message: 'Figures'})}>
            <table className={styles.figures}>
              <thead>
                <tr>
                  <th scope="col">
                    <Translate id="changes.figures.figure">Figure</Translate>
                  </th>
                  <th scope="col">{capital(nameOf(from))}</th>
                  <th scope="col">{capital(nameOf(to))}</th>
                </tr>
              </thead>
              <tbody>
                {figures.map((change) => (
                  <Row key={change.id} {...change} />
                ))}
              </tbody>
            </table>
          </TableScroller>
        </Fold>
      )}
    </section>
  );
}

function Row({label, before, after, page}: FigureChange): ReactNode {
  const isOnlyMoved = before?.text === after?.text;
  return (
    <tr>
      <th scope="row">
        {label}
        <small>
          <Link to={page.route}>{page.title}</Link>
        </small>
      </th>
      <td>
        {before ? (
          <Value {...before} as="del" isOnlyMoved={isOnlyMoved} />
        ) : (
          <Translate id="changes.figures.new">not stated</Translate>
        )}
      </td>
      <td>
        {after ? (
          <Value {...after} as="ins" isOnlyMoved={isOnlyMoved} />
        ) : (
          <Translate id="changes.figures.gone">no longer stated</Translate>
        )}
      </td>
    </tr>
  );
}

type ValueProps = NonNullable<FigureChange['after']> & {as: 'del' | 'ins'; isOnlyMoved: boolean};

/** Marks what differs: the value, or with the same value where it applies. */
function Value({text, where, as: Mark, isOnlyMoved}: ValueProps): ReactNode {
  if (!isOnlyMoved) return <Mark>{text}</Mark>;
  return (
    <>
      {text}
      <small>
        <Mark>{where}</Mark>
      </small>
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
