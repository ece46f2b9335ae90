import type {ReactNode} from 'react';

import SearchBox from '@site/src/features/search/SearchBox';

/** The search in the top bar, which the keys / and Ctrl+K open. */
export default function SearchBar(): ReactNode {
  return <SearchBox hotkeys />;
}
