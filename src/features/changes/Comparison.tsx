import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Jumps from '@site/src/components/Jumps';
import Link from '@site/src/components/Link';
import type {Changes, PageName} from '@site/src/features/changes/model/compare';
import FigureTable from './FigureTable';
import LegalEdits from './LegalEdits';
import {byFigure} from './model/by-figure';
import {routeIn} from './versions';

import styles from './styles.module.css';

/** What differs between two versions, after one line of links to it. */
export default function Comparison({changes}: {changes: Changes}): ReactNode {
  const sections = sectionsOf(changes).filter(({count}) => count > 0);
  if (sections.length === 0) {
    return (
      <p className="panel">
        <Translate id="changes.nothing">The text and the figures are the same.</Translate>
      </p>
    );
  }
  return (
    <>
      <Jumps
        label={translate({id: 'changes.kinds', message: 'Changes by kind'})}
        links={sections.map(({id, title, count}) => ({id, title: `${title}: ${count}`}))}
      />
      {sections.map(({id, title, content}) => (
        <section key={id} aria-labelledby={id}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </>
  );
}

function sectionsOf(changes: Changes) {
  const {figures, added, removed, legal, edited, from, to} = changes;
  return [
    {
      id: 'figures',
      title: translate({id: 'changes.figures.changed', message: 'Fees, times and other figures'}),
      count: byFigure(figures).length,
      content: <FigureTable changes={changes} />,
    },
    {
      id: 'added',
      title: translate({id: 'changes.pages.added', message: 'New pages'}),
      count: added.length,
      content: <PageNames pages={added} version={to} />,
    },
    {
      id: 'removed',
      title: translate({id: 'changes.pages.removed', message: 'Removed pages'}),
      count: removed.length,
      content: <PageNames pages={removed} version={from} />,
    },
    {
      id: 'legal',
      title: translate({id: 'changes.edited.legal', message: 'Legal pages'}),
      count: legal.length,
      content: <LegalEdits changes={changes} />,
    },
    {
      id: 'edited',
      title: translate({id: 'changes.edited.help', message: 'Help pages'}),
      count: edited.length,
      content: (
        <details open={edited.length === 1} className={styles.fold}>
          <summary>
            <Translate id="changes.edited.names">All pages whose text differs</Translate>
          </summary>
          <PageNames pages={edited} version={to} />
        </details>
      ),
    },
  ];
}

interface NamesProps {
  pages: readonly PageName[];
  /** The version that has the pages. */
  version: string;
}

/** Pages by name. */
function PageNames({pages, version}: NamesProps): ReactNode {
  return (
    <ul>
      {pages.map(({route, title}) => (
        <li key={route}>
          <Link to={routeIn(version, route)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
