import {useEffect, useState} from 'react';

import type {World} from '@site/src/features/countries/world';

/** The names of all countries, fetched when they are first wanted. */
export function useWorld(isWanted: boolean): World | undefined {
  const [world, setWorld] = useState<World>();
  useEffect(() => {
    if (!isWanted) return;
    import('@generated/content-files/default/countries.json').then(
      (module) => setWorld(module.default),
      // Without the names, those of the list below are still found.
      () => undefined,
    );
  }, [isWanted]);
  return world;
}
