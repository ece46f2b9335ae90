import Translate from '@docusaurus/Translate';
import categories from '@generated/search/default/categories.json';
import type {ReactNode} from 'react';

import ReadingPage from '@site/src/components/ReadingPage';

/** The frame of /search: beside the results, the help centre by subject. */
export default function SearchFrame({children}: {children: ReactNode}): ReactNode {
  return (
    <ReadingPage
      links={{
        title: <Translate id="search.categories">The help centre by subject</Translate>,
        items: categories.map(({route, title}) => ({to: route, label: title})),
      }}>
      {children}
    </ReadingPage>
  );
}
