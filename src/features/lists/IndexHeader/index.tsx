import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import FirstHelp from '@site/src/components/FirstHelp';
import Hero from '@site/src/components/Hero';
import SearchBox from '@site/src/features/search/SearchBox';

/** The header of the knowledge base: first what cannot wait, then the search. */
export default function IndexHeader(): ReactNode {
  const {title, description} = useDoc().metadata;
  return (
    <Hero
      inContainer
      heading={title}
      lead={description}
      actions={
        <>
          <FirstHelp />
          <SearchBox size="large" />
        </>
      }
    />
  );
}
