import type {ReactNode} from 'react';

import SearchBox from '@site/src/features/search/SearchBox';

/** The search of the top bar, which the keys / and Ctrl+K lead to. */
export default function SearchBar(): ReactNode {
  return <SearchBox hotkeys />;
}
