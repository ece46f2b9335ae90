import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {Changes, PageName} from '@site/src/features/changes/model/compare';
import {TODAY} from '@site/src/features/changes/model/routes';

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
        title={<Translate id="changes.pages.added">Added</Translate>}
        pages={added}
        base={to === TODAY ? '' : `/${to}`}
      />
      <Names
        title={<Translate id="changes.pages.removed">Removed</Translate>}
        pages={removed}
        base={`/${from}`}
      />
    </section>
  );
}

function Names({
  title,
  pages,
  base,
}: {
  title: ReactNode;
  pages: PageName[];
  base: string;
}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <Heading as="h3">{title}</Heading>
      <ul>
        {pages.map(({route, title: name}) => (
          <li key={route}>
            <Link to={base + route}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
