import {useEffect, useState} from 'react';

import type {World} from '@site/src/features/countries/world';

/** The names of all countries, loaded when first needed. */
export function useWorld(isWanted: boolean): World | undefined {
  const [world, setWorld] = useState<World>();
  useEffect(() => {
    if (!isWanted) return;
    import('@generated/content-files/default/countries.json').then(
      (module) => setWorld(module.default),
      // Without them, the countries in the table can still be found.
      () => undefined,
    );
  }, [isWanted]);
  return world;
}
