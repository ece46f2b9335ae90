import {useDoc} from '@docusaurus/plugin-content-docs/client';
import SearchBox from '@theme/SearchBox';
import type {ReactNode} from 'react';

import FirstHelp from '@site/src/components/FirstHelp';
import Hero from '@site/src/components/Hero';

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
