import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {Changes, PageName} from '@site/src/features/changes/model/compare';
import {TODAY} from '@site/src/features/changes/model/routes';
import Fold from './Fold';
import {pageForms, useCounted} from './phrases';

/** Added and removed pages, each linked to the version that has it. */
export default function PageChanges({
  changes: {added, removed, from, to},
}: {
  changes: Changes;
}): ReactNode {
  if (added.length + removed.length === 0) return null;
  return (
    <section aria-labelledby="pages">
      <Heading as="h2" id="pages">
        <Translate id="changes.pages.title">Pages</Translate>
      </Heading>
      <Names
        name={<Translate id="changes.pages.added">Added</Translate>}
        pages={added}
        base={to === TODAY ? '' : `/${to}`}
      />
      <Names
        name={<Translate id="changes.pages.removed">Removed</Translate>}
        pages={removed}
        base={`/${from}`}
      />
    </section>
  );
}

interface NamesProps {
  name: ReactNode;
  pages: readonly PageName[];
  /** Path of the version that has the pages. */
  base: string;
}

function Names({name, pages, base}: NamesProps): ReactNode {
  const counted = useCounted();
  if (pages.length === 0) return null;
  return (
    <Fold name={name} count={counted(pages.length, pageForms())} rows={pages.length}>
      <ul>
        {pages.map(({route, title}) => (
          <li key={route}>
            <Link to={base + route}>{title}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
