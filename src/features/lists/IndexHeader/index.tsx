import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import FirstHelp from '@site/src/components/FirstHelp';
import PageHeader from '@site/src/components/PageHeader';
import SearchBox from '@site/src/features/search/SearchBox';

/** The header of the knowledge base: first what cannot wait, then the search. */
export default function IndexHeader(): ReactNode {
  const {title, description} = useDoc().metadata;
  return (
    <>
      <PageHeader title={title} lead={<span className="wide-only">{description}</span>} />
      <FirstHelp />
      <SearchBox size="large" />
    </>
  );
}
