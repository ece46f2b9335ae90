import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** How many results there are, in words. */
export function useCountOfResults(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    count === 0
      ? translate({id: 'search.none', message: 'No results'})
      : selectMessage(
          count,
          translate(
            {id: 'search.count', message: '{count} result|{count} results'},
            {count: String(count)},
          ),
        );
}
